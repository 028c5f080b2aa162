import { Button, normalizeCode, TextField, token, VisuallyHidden } from '@shuyuan/ui'
import { useRef, useState, type FormEvent, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../member-locale-provider/use-messages'
import { useWrite } from '../write/use-write'

const Root = styled.form`
  display: grid;
  gap: ${token('space-4')};
`

const What = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  margin: 0;
  padding: ${token('space-4')};
  padding-inline-start: ${token('space-7')};
  border-radius: ${token('radius-md')};
  background: ${token('danger-soft')};
  color: ${token('text')};
`

const Failure = styled.p`
  color: ${token('danger')};
`

export interface DeleteAccountFormProps {
  /** Whether the member must verify the mobile next, so that the button leads to the next step. */
  isFirstStep: boolean
  /** Called after the word was typed. If it rejects, the form shows the error. */
  onConfirm: () => Promise<void>
}

/** Consequences of deleting the account, and a word to type to prevent accidental deletion. */
export function DeleteAccountForm(props: DeleteAccountFormProps): ReactElement {
  const messages = useMessages()
  const { isFirstStep, onConfirm } = props
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const task = useWrite(onConfirm)
  const word = messages.destroyWord
  const mismatch = isWrong ? messages.destroyMismatch(word) : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    // Autofill may set the field without an event.
    const current = field.current?.value ?? typed
    setTyped(current)
    if (normalizeCode(current) === normalizeCode(word)) void task.run(undefined)
    else {
      setWrong(true)
      field.current?.focus()
    }
  }

  return (
    <Root method="post" onSubmit={submit} noValidate>
      <What>
        {messages.destroyWhat.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </What>
      <TextField
        ref={field}
        label={messages.destroyType(word)}
        error={mismatch}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(false)
        }}
      />
      {/* The field may already have the focus, so a screen reader would not announce its error. */}
      {mismatch !== undefined && <VisuallyHidden role="alert">{mismatch}</VisuallyHidden>}
      {task.error !== undefined && <Failure role="alert">{task.error}</Failure>}
      <Button type="submit" variant="danger" size="lg" block loading={task.isRunning}>
        {isFirstStep ? messages.destroyNext : messages.destroyConfirm}
      </Button>
    </Root>
  )
}
