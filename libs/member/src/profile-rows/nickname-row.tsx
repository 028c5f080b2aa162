import type { Member } from '@shuyuan/api'
import { Button } from '@shuyuan/ui'
import { useRef, useState, type ReactElement } from 'react'
import { DataRow, RowNote } from '../data-rows/data-rows'
import { messages } from '../messages'
import { NicknameForm } from './nickname-form'

interface NicknameRowProps {
  member: Pick<Member, 'name' | 'isNicknameSet'>
  onSave: (nickname: string) => Promise<void>
}

/** The nickname, to be changed in its place as long as it may be. */
export function NicknameRow({ member, onSave }: NicknameRowProps): ReactElement {
  const [isEditing, setEditing] = useState(false)
  const value = useRef<HTMLElement>(null)

  function finish() {
    setEditing(false)
    // The form goes and takes the focus with it; the keyboard goes on from here.
    value.current?.focus()
  }

  return (
    <DataRow>
      <dt>{messages.nickname}</dt>
      <dd ref={value} tabIndex={-1}>
        {isEditing ? (
          <NicknameForm current={member.name} onSave={onSave} onDone={finish} />
        ) : (
          <>
            {member.name}
            <RowNote>
              {member.isNicknameSet ? messages.nicknameChanged : messages.nicknameOnce}
            </RowNote>
            {!member.isNicknameSet && (
              <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
                {messages.nicknameChange}
              </Button>
            )}
          </>
        )}
      </dd>
    </DataRow>
  )
}
