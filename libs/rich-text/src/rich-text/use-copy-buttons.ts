import { useEffect, useState, type RefObject } from 'react'
import type { RichTextLocale } from '../locales/rich-text-locale'

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
export function useCopyButtons(
  root: RefObject<HTMLElement | null>,
  { copied, copyFailed }: RichTextLocale,
): CopyNotice {
  const [notice, setNotice] = useState<CopyNotice>({ text: '', number: 0 })

  // React does not know the buttons: they are part of the HTML.
  useEffect(() => {
    async function copy(button: Element, code: Element) {
      const isCopied = await copyCode(code)
      const text = isCopied ? copied : copyFailed
      setNotice(({ number }) => ({ text, number: number + 1 }))
      if (!isCopied) return
      button.setAttribute('data-state', 'done')
      setTimeout(() => button.removeAttribute('data-state'), praise)
    }
    function handleClick({ target }: Event) {
      const button = target instanceof Element ? target.closest('.rt-copy') : null
      const code = button?.closest('.rt-code')?.querySelector('pre > code')
      if (button && code) void copy(button, code)
    }
    const element = root.current
    element?.addEventListener('click', handleClick)
    return () => element?.removeEventListener('click', handleClick)
  }, [root, copied, copyFailed])

  return notice
}
