import type { Member } from '@shuyuan/api'
import { Button } from '@shuyuan/ui'
import { useRef, useState, type ReactElement } from 'react'
import { DataRow, RowNote } from '../data-rows/data-rows'
import { useMessages } from '../member-locale-provider/use-messages'
import { NicknameForm } from './nickname-form'

interface NicknameRowProps {
  member: Pick<Member, 'name' | 'isNicknameSet'>
  /** Unsaved nickname. A non-empty one opens the form with it. */
  draft?: string
  /** Called with `''` after saving or canceling. */
  onDraftChange?: (draft: string) => void
  onSave: (nickname: string) => Promise<void>
}

/** Nickname with an inline form, as long as it can be changed. */
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
    // The form unmounts and loses the focus, so the row receives it.
    value.current?.focus()
  }

  return (
    <DataRow>
      <dt>
        {messages.nickname}
        {!isEditing && (
          <RowNote>
            {member.isNicknameSet ? messages.nicknameChanged : messages.nicknameOnce}
          </RowNote>
        )}
      </dt>
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
