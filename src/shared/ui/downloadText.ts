/** Milliseconds that the browser has for taking over the file. */
const TAKEN_AFTER = 10_000;

/** Hands a text to the browser's download. */
export function downloadText(fileName: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_AFTER);
}
