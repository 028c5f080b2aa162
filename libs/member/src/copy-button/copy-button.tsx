import { Button, copyText, VisuallyHidden } from '@shuyuan/ui'
import { Check, Copy } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { useMessages } from '../member-locale-provider/use-messages'

interface CopyButtonProps {
  text: string
  label: string
}

/** Copies a text to the clipboard and shows the result. */
export function CopyButton({ text, label }: CopyButtonProps): ReactElement {
  const messages = useMessages()
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null)
  const said = outcome === null ? '' : messages[outcome]

  async function copy() {
    // Cleared first, so that a screen reader announces the same result again.
    setOutcome(null)
    setOutcome((await copyText(text)) ? 'copied' : 'copyFailed')
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
