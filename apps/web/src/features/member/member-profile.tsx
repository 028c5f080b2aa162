import type { Member } from '@shuyuan/api'
import { useAuthDialogs } from '@shuyuan/auth-dialogs'
import {
  DeleteAccountRow,
  OutsideNotice,
  ProfileRows,
  SecurityRows,
  SocialiteRows,
} from '@shuyuan/member'
import { useSite } from '@shuyuan/site/react'
import { lazyComponent, usePreload } from '@shuyuan/ui'
import { useServices } from '../../core/use-services'
import { DialogBoundary } from '../../core/page/dialog-boundary'
import type { MemberDialogState } from './use-member-dialog'
import { useQqBind } from './use-qq-bind'

const MemberDialogs = lazyComponent(() =>
  import('./dialogs/member-dialogs').then((code) => code.MemberDialogs),
)

interface MemberProfileProps {
  member: Member
  /** Kept by the page, so that a closed dialog stays closed when this tab opens again. */
  state: MemberDialogState
  onSetNickname: (nickname: string) => Promise<void>
}

/** Account settings, edited in place or in a dialog. */
export function MemberProfile({ member, state, onSetNickname }: MemberProfileProps) {
  const { config } = useSite()
  const { drafts } = useServices()
  const { dialog, open, close, outsideMessage, dismissMessage } = state
  const bindQq = useQqBind()
  // Preloaded so that dialogs open at once, even offline.
  usePreload(MemberDialogs)
  usePreload(useAuthDialogs())
  return (
    <>
      {outsideMessage !== null && (
        <OutsideNotice message={outsideMessage} onDismiss={dismissMessage} />
      )}
      <ProfileRows
        member={member}
        onSetNickname={onSetNickname}
        nicknameDraft={drafts.get('nickname')}
        onNicknameDraftChange={(draft) => drafts.set('nickname', draft)}
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
      {dialog !== null && (
        <DialogBoundary onClose={() => close(dialog)}>
          <MemberDialogs
            // Resets the form if another tab signs in a different learner.
            key={member.id}
            dialog={dialog}
            member={member}
            onClose={() => close(dialog)}
          />
        </DialogBoundary>
      )}
    </>
  )
}
