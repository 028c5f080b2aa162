import type { Member } from '@shuyuan/api'
import { Avatar, Button, token } from '@shuyuan/ui'
import { useId, useRef, type ChangeEvent, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { DataRow } from '../data-rows/data-rows'
import { messages } from '../messages'
import { avatarProblem, avatarTypes } from './avatar-problem'
import { useTask } from './use-task'

const Words = styled.div`
  display: grid;
  flex: 1 1 160px;
  justify-items: start;
  gap: ${token('space-1')};
  font-size: ${token('text-sm')};
`

const Hint = styled.p`
  color: ${token('text-muted')};
`

const Failure = styled.p`
  color: ${token('danger')};
`

interface AvatarRowProps {
  member: Pick<Member, 'name' | 'avatar'>
  onUpload: (file: File) => Promise<void>
}

/** The picture and a way to another one; a file that the server would refuse is never sent. */
export function AvatarRow({ member, onUpload }: AvatarRowProps): ReactElement {
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const upload = useTask(onUpload)

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    // Emptied, so that picking the same file again is a change again.
    event.target.value = ''
    if (!file) return
    const problem = avatarProblem(file)
    if (problem === undefined) void upload.run(file)
    else upload.setError(problem)
  }

  return (
    <DataRow>
      <dt>{messages.avatar}</dt>
      <dd>
        <Avatar src={member.avatar} name={member.name} size={64} />
        <Words>
          <Button
            variant="secondary"
            size="sm"
            loading={upload.isRunning}
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            {messages.avatarChange}
          </Button>
          <Hint id={hintId}>{messages.avatarHint}</Hint>
          {upload.error !== undefined && <Failure role="alert">{upload.error}</Failure>}
        </Words>
        <input
          ref={input}
          type="file"
          hidden
          accept={avatarTypes.join(',')}
          aria-label={messages.avatarPick}
          onChange={pick}
        />
      </dd>
    </DataRow>
  )
}
