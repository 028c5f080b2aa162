import { copyText } from '@shuyuan/ui'
import { useEffect, useState, type RefObject } from 'react'
import type { RichTextLocale } from '../locales/rich-text-locale'

/** Copies code to the clipboard. If it cannot, it selects the code for the reader to copy, and returns false. */
async function copyCode(code: Element): Promise<boolean> {
  const isCopied = await copyText(code.textContent ?? '')
  if (!isCopied) code.ownerDocument.getSelection()?.selectAllChildren(code)
  return isCopied
}

/** How long a button shows the success, in ms. */
const praise = 2_000

/** Announcement of the last copy. */
export interface CopyNotice {
  text: string
  /** Counts up, so that the same text is announced again. */
  number: number
}

/** Handles clicks on the copy buttons in finished HTML. */
export function useCopyButtons(
  root: RefObject<HTMLElement | null>,
  { copied, copyFailed }: RichTextLocale,
): CopyNotice {
  const [notice, setNotice] = useState<CopyNotice>({ text: '', number: 0 })

  // The buttons are part of the HTML, so React cannot attach handlers.
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
