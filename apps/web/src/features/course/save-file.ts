/** Hands a file to the browser to be kept under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The click has begun the download; Safari still reads the URL in the same turn.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
