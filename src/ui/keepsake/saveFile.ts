/** Time that the browser has to read a file that it saves, ms. */
const readingMs = 60_000;

/** Saves a file as a download. Nothing is sent. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readingMs);
}

/** Whether this is a touch screen whose system can share a picture with another application. */
export function canShare(): boolean {
  if (typeof navigator === 'undefined' || typeof matchMedia === 'undefined') return false;
  if (!matchMedia('(pointer: coarse)').matches) return false;
  return navigator.canShare?.({ files: [new File([], 'keepsake.png', { type: 'image/png' })] }) ?? false;
}

/** Opens the share dialog of the system. If the reader closes it without a choice, that is not a failure. */
export async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
  }
}
