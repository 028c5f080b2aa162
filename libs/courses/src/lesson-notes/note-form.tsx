import { useRef, useState, type KeyboardEvent, type ReactElement, type Ref } from 'react'
import { Button, isBlank, TextArea, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { noteMessages } from '../messages'

/** Message of an error that a callback of the host throws. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Maximum length of a note. */
const maxLength = 5_000

const Form = styled.div`
  display: grid;
  gap: ${token('space-2')};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`

/** Only where a keyboard is likely. */
const Key = styled.kbd`
  font: ${token('type-caption')};
  @media (pointer: coarse) {
    display: none;
  }
`

export interface NoteFormProps {
  label: string
  text: string
  onTextChange: (text: string) => void
  /** Stores the text. If it rejects, the form keeps the text and shows the message of the error. */
  onSave: (text: string) => Promise<void>
  hint?: string
  /** Buttons beside the one that saves. */
  actions?: ReactElement
  autoFocus?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** Text of a note, saved by a button or Ctrl + Enter. */
export function NoteForm(props: NoteFormProps): ReactElement {
  const { label, text, onTextChange, onSave, hint, actions, autoFocus, ref } = props
  const messages = useMessages(noteMessages)
  const [error, setError] = useState<string>()
  const isSaving = useRef(false)

  async function save() {
    if (isSaving.current) return
    const content = text.trim()
    if (isBlank(content)) return setError(messages.emptyNote)
    if (Array.from(content).length > maxLength) return setError(messages.noteTooLong)
    isSaving.current = true
    setError(undefined)
    try {
      await onSave(content)
    } catch (failure) {
      setError(errorText(failure))
    } finally {
      isSaving.current = false
    }
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void save()
  }

  return (
    <Form>
      <TextArea
        ref={ref}
        label={label}
        hint={hint}
        value={text}
        maxLength={maxLength}
        error={error}
        announceError
        autoFocus={autoFocus}
        onChange={(event) => {
          setError(undefined)
          onTextChange(event.target.value)
        }}
        onKeyDown={press}
      />
      <Actions>
        <Button size="sm" aria-keyshortcuts="Control+Enter" onClick={() => void save()}>
          {messages.saveNote}
          <Key aria-hidden>{messages.saveKey}</Key>
        </Button>
        {actions}
      </Actions>
    </Form>
  )
}
