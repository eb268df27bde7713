/** Leaves the app for another site. */
export function redirectTo(address: string): void {
  window.location.assign(address);
}
