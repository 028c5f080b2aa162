import { Button, VisuallyHidden } from '@shuyuan/ui'
import { Check, Copy } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { messages } from '../messages'

interface CopyButtonProps {
  text: string
  label: string
}

/** Copies a text to the clipboard and shows whether that worked. */
export function CopyButton({ text, label }: CopyButtonProps): ReactElement {
  const [said, setSaid] = useState('')
  const isCopied = said === messages.copied

  async function copy() {
    // Said again, it is heard again.
    setSaid('')
    try {
      await navigator.clipboard.writeText(text)
      setSaid(messages.copied)
    } catch {
      // Forbidden, or no secure page: the number beside it can be marked by hand.
      setSaid(messages.copyFailed)
    }
  }

  return (
    <>
      <Button variant="ghost" size="sm" aria-label={label} onClick={() => void copy()}>
        {isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        {said !== '' && <span aria-hidden>{said}</span>}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
