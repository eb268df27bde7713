/** Leaves the app for another site; the page stands until that site answers. */
export function redirectTo(address: string): void {
  window.location.assign(address);
}
