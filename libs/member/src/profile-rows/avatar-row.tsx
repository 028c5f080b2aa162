import type { Member } from '@shuyuan/api'
import { Avatar, Button, token } from '@shuyuan/ui'
import { type ChangeEvent, type ReactElement, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { DataRow, RowNote } from '../data-rows/data-rows'
import type { MemberLocale } from '../locales/member-locale'
import { useMessages } from '../member-locale-provider/use-messages'

/** More than this no browser should be made to unpack. */
const maxMegabytes = 20

/** What may be picked, as types of files. */
const avatarTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/**
 * What speaks against a file as the source of an avatar, ready to show.
 *
 * @returns `undefined` when it may be cut
 */
function avatarProblem(
  { type, size }: Pick<File, 'type' | 'size'>,
  messages: MemberLocale,
): string | undefined {
  if (!avatarTypes.includes(type)) return messages.avatarNotImage
  if (size === 0) return messages.avatarEmpty
  return size > maxMegabytes * 1024 * 1024 ? messages.avatarTooLarge(maxMegabytes) : undefined
}

const Words = styled.div`
  display: grid;
  flex: 1 1 160px;
  gap: ${token('space-1')};
`

const Failure = styled.p`
  color: ${token('danger')};
  font: ${token('type-small')};
`

interface AvatarRowProps {
  member: Pick<Member, 'name' | 'avatar'>
  onPick: (file: File) => void
}

/** The image and a way to pick another one; a file that is of no use goes no further. */
export function AvatarRow({ member, onPick }: AvatarRowProps): ReactElement {
  const messages = useMessages()
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<string>()

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    // Emptied, so that picking the same file again is a change again.
    event.target.value = ''
    if (!file) return
    // Not every browser leaves the focus where it was, and a dialog gives it back there.
    button.current?.focus()
    const found = avatarProblem(file, messages)
    setProblem(found)
    if (found === undefined) onPick(file)
  }

  return (
    <DataRow>
      <dt>{messages.avatar}</dt>
      <dd>
        <Avatar src={member.avatar} name={member.name} size={64} />
        <Words>
          <RowNote id={hintId}>{messages.avatarHint}</RowNote>
          {problem !== undefined && <Failure role="alert">{problem}</Failure>}
        </Words>
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
