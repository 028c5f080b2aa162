import type { Member } from '@shuyuan/api'
import {
  DeleteAccountRow,
  OutsideNotice,
  ProfileRows,
  SecurityRows,
  SocialiteRows,
} from '@shuyuan/member'
import { useSite } from '@shuyuan/site/react'
import { createElement, useState } from 'react'
import type { MemberDialog } from './member-dialog'
import type { BindReturn } from './use-bind-return'
import { useMemberDialogCode } from './use-member-dialog-code'
import { useQqBind } from './use-qq-bind'

interface MemberProfileProps {
  member: Member
  /** What a third party sent back when the page was opened. */
  bindReturn: BindReturn
  onSetNickname: (nickname: string) => Promise<void>
}

function dialogOf({ code, isExpected }: BindReturn): MemberDialog | null {
  return code === null ? null : { name: 'bind-code', code, isExpected }
}

/** What can be changed about the account, each in its place or in a dialog. */
export function MemberProfile({ member, bindReturn, onSetNickname }: MemberProfileProps) {
  const { config } = useSite()
  const [dialog, setDialog] = useState(() => dialogOf(bindReturn))
  const [failure, setFailure] = useState(bindReturn.words)
  const bindQq = useQqBind()
  const close = () => setDialog(null)
  const dialogs = useMemberDialogCode(dialog !== null, close)
  return (
    <>
      {failure !== null && <OutsideNotice words={failure} onDismiss={() => setFailure(null)} />}
      <ProfileRows
        member={member}
        onSetNickname={onSetNickname}
        onPickAvatar={(file) => setDialog({ name: 'avatar', file })}
      />
      <SecurityRows
        member={member}
        onMobile={() => setDialog({ name: 'mobile' })}
        onPassword={() => setDialog({ name: 'password' })}
      />
      <SocialiteRows
        member={member}
        socialites={config.socialites}
        onBind={(app) => (app === 'qq' ? bindQq() : setDialog({ name: 'wechat' }))}
        onUnbind={(app) => setDialog({ name: 'unbind', app })}
      />
      <DeleteAccountRow onOpen={() => setDialog({ name: 'destroy' })} />
      {dialog !== null &&
        dialogs !== null &&
        createElement(dialogs, { dialog, member, onClose: close })}
    </>
  )
}
