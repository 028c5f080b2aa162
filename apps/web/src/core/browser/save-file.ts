/** Saves a file on the device of the learner. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Browsers read the URL after the click, some later than in this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
