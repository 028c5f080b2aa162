import type { Member } from '@shuyuan/api'
import type { ReactElement } from 'react'
import { DataRows } from '../data-rows/data-rows'
import { useMessages } from '../member-locale-provider/use-messages'
import { Panel } from '../panel/panel'
import { AvatarRow } from './avatar-row'
import { NicknameRow } from './nickname-row'

export interface ProfileRowsProps {
  /** The member. */
  member: Pick<Member, 'name' | 'isNicknameSet'>
  /** Resolves after saving and updating `member`. If it rejects, the field shows the error. */
  onSetNickname: (nickname: string) => Promise<void>
  /** Unsaved nickname. A non-empty one opens the form with it. */
  nicknameDraft?: string
  /** Called with each change of the unsaved nickname, and with `''` after saving or canceling. */
  onNicknameDraftChange?: (draft: string) => void
  /** Called with a picked image that `AvatarDialog` can crop. */
  onPickAvatar: (file: File) => void
}

/** Public profile of the member: avatar and nickname. */
export function ProfileRows(props: ProfileRowsProps): ReactElement {
  const messages = useMessages()
  const { member, onSetNickname, onPickAvatar } = props
  return (
    <Panel title={messages.profile}>
      <DataRows>
        <AvatarRow onPick={onPickAvatar} />
        <NicknameRow
          member={member}
          draft={props.nicknameDraft}
          onDraftChange={props.onNicknameDraftChange}
          onSave={onSetNickname}
        />
      </DataRows>
    </Panel>
  )
}
