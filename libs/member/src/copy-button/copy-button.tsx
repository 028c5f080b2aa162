import { Button, VisuallyHidden } from '@shuyuan/ui'
import { Check, Copy } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { useMessages } from '../member-locale-provider/use-messages'

interface CopyButtonProps {
  text: string
  label: string
}

/** Copies a text to the clipboard and shows whether that worked. */
export function CopyButton({ text, label }: CopyButtonProps): ReactElement {
  const messages = useMessages()
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null)
  const said = outcome === null ? '' : messages[outcome]

  async function copy() {
    // Said again, it is heard again.
    setOutcome(null)
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // Forbidden, or no secure page: the number beside it can be marked by hand.
      setOutcome('copyFailed')
    }
  }

  return (
    <>
      <Button variant="ghost" size="sm" aria-label={label} onClick={() => void copy()}>
        {outcome === 'copied' ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        {said !== '' && <span aria-hidden>{said}</span>}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
