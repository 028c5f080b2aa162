import type { Member } from '@shuyuan/api'
import type { ReactElement } from 'react'
import { DataRows } from '../data-rows/data-rows'
import { useMessages } from '../member-locale-provider/use-messages'
import { Panel } from '../panel/panel'
import { AvatarRow } from './avatar-row'
import { NicknameRow } from './nickname-row'

/** Properties of {@link ProfileRows}. */
export interface ProfileRowsProps {
  member: Pick<Member, 'name' | 'avatar' | 'isNicknameSet'>
  /** Resolves when saved and the new member is handed in; a rejection is shown at the field. */
  onSetNickname: (nickname: string) => Promise<void>
  /** A nickname that was begun: its form is open and holds it. */
  nicknameDraft?: string
  /** With each change of a nickname that is not saved yet; with `''` once it is saved or given up. */
  onNicknameDraftChange?: (draft: string) => void
  /** An image was picked, of a kind and size that `AvatarDialog` can make an avatar of. */
  onPickAvatar: (file: File) => void
}

/** What others see of the member: avatar and nickname. */
export function ProfileRows(props: ProfileRowsProps): ReactElement {
  const messages = useMessages()
  const { member, onSetNickname, onPickAvatar } = props
  return (
    <Panel title={messages.profile}>
      <DataRows>
        <AvatarRow member={member} onPick={onPickAvatar} />
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
