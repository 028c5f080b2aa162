import type { Member } from '@shuyuan/api'
import { Button } from '@shuyuan/ui'
import { useRef, useState, type ReactElement } from 'react'
import { DataRow, RowNote } from '../data-rows/data-rows'
import { useMessages } from '../member-locale-provider/use-messages'
import { NicknameForm } from './nickname-form'

interface NicknameRowProps {
  member: Pick<Member, 'name' | 'isNicknameSet'>
  /** A name that was begun: the form is open and holds it. */
  draft?: string
  /** With `''` once it was saved or given up. */
  onDraftChange?: (draft: string) => void
  onSave: (nickname: string) => Promise<void>
}

/** The nickname, to be changed in its place as long as it may be. */
export function NicknameRow({
  member,
  draft = '',
  onDraftChange,
  onSave,
}: NicknameRowProps): ReactElement {
  const messages = useMessages()
  const [isEditing, setEditing] = useState(draft !== '' && !member.isNicknameSet)
  const value = useRef<HTMLElement>(null)

  function finish() {
    setEditing(false)
    onDraftChange?.('')
    // The form goes and takes the focus with it; the keyboard goes on from here.
    value.current?.focus()
  }

  return (
    <DataRow>
      <dt>{messages.nickname}</dt>
      <dd ref={value} tabIndex={-1}>
        {isEditing ? (
          <NicknameForm
            current={member.name}
            draft={draft || member.name}
            onDraftChange={onDraftChange}
            onSave={onSave}
            onDone={finish}
          />
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
