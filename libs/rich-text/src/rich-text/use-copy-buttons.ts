import { useState } from 'react'
import * as messages from '../messages'

/** Selecting is what a reader would do by hand; it works on pages without https, too. */
function copySelected(code: Element): boolean {
  const selection = code.ownerDocument.getSelection()
  selection?.selectAllChildren(code)
  const isCopied = code.ownerDocument.execCommand('copy')
  if (isCopied) selection?.removeAllRanges()
  return isCopied
}

/** Puts code on the clipboard. False: it could not, and left the code selected. */
async function copyCode(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
    return true
  } catch {
    return copySelected(code)
  }
}

/** How long a button shows that it worked, in milliseconds. */
const praise = 2_000

/** What a screen reader is to hear about the last copy. */
export interface CopyNotice {
  text: string
  /** Counts, so that the same words are said again. */
  number: number
}

/** Answers the copy buttons that stand in finished HTML. */
export function useCopyButtons(): {
  notice: CopyNotice
  /** Gives false when the click was on something else. */
  answer: (target: Element) => boolean
} {
  const [notice, setNotice] = useState<CopyNotice>({ text: '', number: 0 })

  async function copy(button: Element, code: Element) {
    const isCopied = await copyCode(code)
    const text = isCopied ? messages.copied : messages.copyFailed
    setNotice(({ number }) => ({ text, number: number + 1 }))
    if (!isCopied) return
    button.setAttribute('data-state', 'done')
    setTimeout(() => button.removeAttribute('data-state'), praise)
  }

  function answer(target: Element): boolean {
    const button = target.closest('.rt-copy')
    const code = button?.closest('.rt-code')?.querySelector('pre > code')
    if (!button || !code) return false
    void copy(button, code)
    return true
  }

  return { notice, answer }
}
