/** Copies without the Clipboard API, through the selection. Keeps the focus, which a modal dialog would take back. */
function copySelected(text: string): boolean {
  const copy = document.createElement('span')
  copy.textContent = text
  copy.style.cssText =
    'position: fixed; opacity: 0; white-space: pre; user-select: text; -webkit-user-select: text'
  document.body.append(copy)
  const selection = document.getSelection()
  selection?.selectAllChildren(copy)
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    selection?.removeAllRanges()
    copy.remove()
  }
}

/**
 * Copies a text to the clipboard during a click. The Clipboard API is missing in some web views and on pages without
 * HTTPS, and can be denied. Returns false if the text could not be copied.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}
