import type { Member } from '@shuyuan/api'
import type { ReactElement } from 'react'
import { DataRows } from '../data-rows/data-rows'
import { messages } from '../messages'
import { Panel } from '../panel/panel'
import { AvatarRow } from './avatar-row'
import { NicknameRow } from './nickname-row'

/** Properties of {@link ProfileRows}. */
export interface ProfileRowsProps {
  member: Pick<Member, 'name' | 'avatar' | 'isNicknameSet'>
  /** Resolves when saved and the new member is handed in; a rejection is shown at the field. */
  onSetNickname: (nickname: string) => Promise<void>
  /** An image was picked, of a kind and size that `AvatarDialog` can make an avatar of. */
  onPickAvatar: (file: File) => void
}

/** What others see of the member: avatar and nickname. */
export function ProfileRows(props: ProfileRowsProps): ReactElement {
  const { member, onSetNickname, onPickAvatar } = props
  return (
    <Panel title={messages.profile}>
      <DataRows>
        <AvatarRow member={member} onPick={onPickAvatar} />
        <NicknameRow member={member} onSave={onSetNickname} />
      </DataRows>
    </Panel>
  )
}
