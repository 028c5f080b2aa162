import type { Member, SiteConfig } from '@shuyuan/api'
import { Badge, Card, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { DataRow, DataRows } from '../data-rows/data-rows'
import { messages } from '../messages'
import { AvatarRow } from './avatar-row'
import { maskMobile } from './mask-mobile'
import { NicknameRow } from './nickname-row'

/** Properties of {@link ProfileRows}. */
export interface ProfileRowsProps {
  member: Pick<
    Member,
    'name' | 'avatar' | 'mobile' | 'isMobileBound' | 'isNicknameSet' | 'isQqBound' | 'isWechatBound'
  >
  /** Which third-party accounts the site knows; only these are shown. */
  socialites: SiteConfig['socialites']
  /** Resolves when saved and the new member is handed in; a rejection is shown at the field. */
  onSetNickname: (nickname: string) => Promise<void>
  /** Like `onSetNickname`; gets a picture of at most 1 MB. */
  onUploadAvatar: (file: File) => Promise<void>
}

const Root = styled(Card)`
  padding-block: ${token('space-2')};
`

function BindingRow({ name, isBound }: { name: string; isBound: boolean }): ReactElement {
  return (
    <DataRow>
      <dt>{name}</dt>
      <dd>
        <Badge tone={isBound ? 'success' : 'neutral'}>
          {isBound ? messages.bound : messages.unbound}
        </Badge>
      </dd>
    </DataRow>
  )
}

/** The member's own data: avatar and nickname to change, mobile and bound accounts to read. */
export function ProfileRows(props: ProfileRowsProps): ReactElement {
  const { member, socialites, onSetNickname, onUploadAvatar } = props
  return (
    <Root>
      <DataRows>
        <AvatarRow member={member} onUpload={onUploadAvatar} />
        <NicknameRow member={member} onSave={onSetNickname} />
        <DataRow>
          <dt>{messages.mobile}</dt>
          <dd>{member.isMobileBound ? maskMobile(member.mobile) : messages.mobileNone}</dd>
        </DataRow>
        {socialites.qq && <BindingRow name={messages.qq} isBound={member.isQqBound} />}
        {socialites.wechat && <BindingRow name={messages.wechat} isBound={member.isWechatBound} />}
      </DataRows>
    </Root>
  )
}
