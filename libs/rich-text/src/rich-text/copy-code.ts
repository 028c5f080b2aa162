/** Selecting is what a reader would do by hand; it works on pages without https, too. */
function copySelected(code: Element): boolean {
  const selection = code.ownerDocument.getSelection()
  selection?.selectAllChildren(code)
  const isCopied = code.ownerDocument.execCommand('copy')
  if (isCopied) selection?.removeAllRanges()
  return isCopied
}

/** Puts code on the clipboard. False: it could not, and left the code selected. */
export async function copyCode(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
    return true
  } catch {
    return copySelected(code)
  }
}
