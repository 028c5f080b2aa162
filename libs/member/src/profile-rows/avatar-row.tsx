import { Button, token } from '@shuyuan/ui'
import { type ChangeEvent, type ReactElement, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { DataRow, RowNote } from '../data-rows/data-rows'
import type { MemberLocale } from '../messages'
import { useMessages } from '../member-locale-provider/use-messages'

/** Limit for decoding in the browser. */
const maxMegabytes = 20

/** Accepted MIME types. */
const avatarTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/**
 * Validates a file as the source of an avatar.
 *
 * @returns an error message, or `undefined` if it is valid
 */
function avatarProblem(
  { type, size }: Pick<File, 'type' | 'size'>,
  messages: MemberLocale,
): string | undefined {
  if (!avatarTypes.includes(type)) return messages.avatarNotImage
  if (size === 0) return messages.avatarEmpty
  return size > maxMegabytes * 1024 * 1024 ? messages.avatarTooLarge(maxMegabytes) : undefined
}

const Failure = styled.p`
  color: ${token('danger')};
  font: ${token('type-small')};
`

interface AvatarRowProps {
  onPick: (file: File) => void
}

/** Button that picks another avatar. Shows an error for an invalid file. */
export function AvatarRow({ onPick }: AvatarRowProps): ReactElement {
  const messages = useMessages()
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<string>()

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    // Reset, so that picking the same file again fires a change event.
    event.target.value = ''
    if (!file) return
    // Not every browser restores the focus after the file picker, and the dialog returns it to the button.
    button.current?.focus()
    const found = avatarProblem(file, messages)
    setProblem(found)
    if (found === undefined) onPick(file)
  }

  return (
    <DataRow>
      <dt>
        {messages.avatar}
        <RowNote id={hintId}>{messages.avatarHint}</RowNote>
      </dt>
      <dd>
        {problem !== undefined && <Failure role="alert">{problem}</Failure>}
        <input
          ref={input}
          type="file"
          hidden
          accept={avatarTypes.join(',')}
          aria-label={messages.avatarPick}
          onChange={pick}
        />
        <Button
          ref={button}
          variant="secondary"
          size="sm"
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {messages.avatarChange}
        </Button>
      </dd>
    </DataRow>
  )
}
