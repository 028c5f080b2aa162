import type { Member } from '@shuyuan/api'
import {
  DeleteAccountRow,
  OutsideNotice,
  ProfileRows,
  SecurityRows,
  SocialiteRows,
} from '@shuyuan/member'
import { useSite } from '@shuyuan/site/react'
import { createElement } from 'react'
import { useMemberDialogCode } from './use-member-dialog-code'
import type { MemberDialogState } from './use-member-dialog'
import { useQqBind } from './use-qq-bind'

interface MemberProfileProps {
  member: Member
  /** Kept by the page: what was dealt with does not come back with this view. */
  state: MemberDialogState
  onSetNickname: (nickname: string) => Promise<void>
}

/** What can be changed about the account, each in its place or in a dialog. */
export function MemberProfile({ member, state, onSetNickname }: MemberProfileProps) {
  const { config } = useSite()
  const { dialog, open, close, outsideWords, dismissWords } = state
  const bindQq = useQqBind()
  const dialogs = useMemberDialogCode(dialog, close)
  return (
    <>
      {outsideWords !== null && <OutsideNotice words={outsideWords} onDismiss={dismissWords} />}
      <ProfileRows
        member={member}
        onSetNickname={onSetNickname}
        onPickAvatar={(file) => open({ name: 'avatar', file })}
      />
      <SecurityRows
        member={member}
        onMobile={() => open({ name: 'mobile' })}
        onPassword={() => open({ name: 'password' })}
      />
      <SocialiteRows
        member={member}
        socialites={config.socialites}
        onBind={(app) => (app === 'qq' ? bindQq() : open({ name: 'wechat' }))}
        onUnbind={(app) => open({ name: 'unbind', app })}
      />
      <DeleteAccountRow onOpen={() => open({ name: 'destroy' })} />
      {dialog !== null &&
        dialogs !== null &&
        createElement(dialogs, {
          // Another tab may have signed in somebody else, who begins anew.
          key: member.id,
          dialog,
          member,
          onClose: () => close(dialog),
        })}
    </>
  )
}
