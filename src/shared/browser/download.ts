/** Milliseconds; some browsers read the file only a while after the click. */
const KEPT_FOR = 10_000;

/** Downloads a file. */
export function download(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
}
