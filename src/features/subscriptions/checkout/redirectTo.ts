export function redirectTo(address: string): void {
  window.location.assign(address);
}
