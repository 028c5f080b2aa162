import { Button, isBlank, isComposing, TextField, token } from '@shuyuan/ui'
import { type FormEvent, type KeyboardEvent, type ReactElement, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { MemberLocale } from '../messages'
import { useMessages } from '../member-locale-provider/use-messages'
import { useWrite } from '../write/use-write'

const maxLength = 24

/**
 * Validates a nickname.
 *
 * @param nickname trimmed
 * @param current current nickname; sending it again would use up the only change
 * @returns an error message, or `undefined` if it is valid
 */
function nicknameProblem(
  nickname: string,
  current: string,
  messages: MemberLocale,
): string | undefined {
  if (isBlank(nickname)) return messages.nicknameMissing
  // The server counts code points, so an emoji is one character.
  const length = [...nickname].length
  if (length > maxLength) return messages.nicknameTooLong(length)
  return nickname === current ? messages.nicknameSame : undefined
}

const Root = styled.form`
  display: grid;
  flex: 1;
  gap: ${token('space-3')};
  max-inline-size: 360px;
`

const Actions = styled.div`
  display: flex;
  gap: ${token('space-3')};
`

interface NicknameFormProps {
  /** Current nickname. */
  current: string
  /** Initial value of the field. */
  draft: string
  onDraftChange?: (draft: string) => void
  onSave: (nickname: string) => Promise<void>
  /** Called after saving or canceling. */
  onDone: () => void
}

/** Form for a new nickname. Keeps the input if saving fails. */
export function NicknameForm({
  current,
  draft,
  onDraftChange,
  onSave,
  onDone,
}: NicknameFormProps): ReactElement {
  const messages = useMessages()
  const [nickname, setNickname] = useState(draft)
  const field = useRef<HTMLInputElement>(null)
  const save = useWrite(onSave)

  async function submit(event: FormEvent) {
    event.preventDefault()
    // Autofill may set the field without an event.
    const typed = field.current?.value ?? nickname
    setNickname(typed)
    const trimmed = typed.trim()
    const problem = nicknameProblem(trimmed, current, messages)
    if (problem !== undefined) save.setError(problem)
    else if (await save.run(trimmed)) return onDone()
    field.current?.focus()
  }

  function giveUp(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isComposing(event.nativeEvent) && !save.isRunning) onDone()
  }

  return (
    <Root method="post" onSubmit={(event) => void submit(event)} onKeyDown={giveUp} noValidate>
      <TextField
        autoFocus
        ref={field}
        label={messages.nicknameNew}
        hint={messages.nicknameHint}
        error={save.error}
        // The field already has the focus after pressing Enter in it.
        announceError
        value={nickname}
        autoComplete="nickname"
        onChange={(event) => {
          setNickname(event.target.value)
          onDraftChange?.(event.target.value)
          save.setError(undefined)
        }}
      />
      <Actions>
        <Button type="submit" loading={save.isRunning}>
          {messages.save}
        </Button>
        <Button variant="secondary" disabled={save.isRunning} onClick={onDone}>
          {messages.cancel}
        </Button>
      </Actions>
    </Root>
  )
}
