import {
  type AccountBackend,
  ChangeMobileForm,
  ChangePasswordForm,
  ScanBindPanel,
} from '@shuyuan/auth-dialogs/account'
import { createAccountBackend } from '@shuyuan/auth-backend'
import type { Member } from '@shuyuan/api'
import { BindMobileForm } from '@shuyuan/auth-dialogs'
import { ErrorBoundary, Dialog, Skeleton, toast } from '@shuyuan/ui'
import { useState } from 'react'
import { useServices } from '../../../core/use-services'
import { useChangeMember } from '../use-change-member'
import * as messages from '../messages'
import { DeleteAccount } from './delete-account'

/** Backend of the account forms. Updates the cached member after each change. */
function useAccountBackend(): AccountBackend {
  const { api } = useServices()
  const change = useChangeMember()
  const backend = createAccountBackend(api)
  return {
    ...backend,
    changeMobile: (input, signal) =>
      change(() => backend.changeMobile(input, signal), {
        mobile: input.mobile,
        isMobileBound: true,
      }),
    changePassword: (input, signal) =>
      change(() => backend.changePassword(input, signal), { isPasswordSet: true }),
    bindSocialite: (input, signal) =>
      change(() => backend.bindSocialite(input, signal), { isWechatBound: true }),
  }
}

type Name = 'mobile' | 'password' | 'wechat' | 'destroy'

interface AccountDialogProps {
  name: Name
  member: Member
  onClose: () => void
}

function titleOf(name: Name, { isMobileBound, isPasswordSet }: Member): string {
  switch (name) {
    case 'mobile':
      return isMobileBound ? messages.mobileTitle : messages.bindMobileTitle
    case 'password':
      return isPasswordSet ? messages.passwordTitle : messages.firstPasswordTitle
    case 'wechat':
      return messages.wechatTitle
    case 'destroy':
      return messages.destroyTitle
  }
}

function Content({ name, member, onClose }: AccountDialogProps) {
  const services = useServices()
  const { mobile, isMobileBound, isPasswordSet } = member
  const backend = useAccountBackend()
  const change = useChangeMember()

  function finish(message: string) {
    toast.success(message)
    onClose()
  }

  switch (name) {
    case 'mobile':
      return isMobileBound ? (
        <ChangeMobileForm
          backend={backend}
          mobile={mobile}
          onChanged={() => finish(messages.mobileChanged)}
        />
      ) : (
        // The form confirms the binding itself.
        <BindMobileForm
          onBound={async (mobile) => {
            services.session.clearPendingStep('bind-mobile')
            await change(() => Promise.resolve(), { mobile, isMobileBound: true })
            onClose()
          }}
        />
      )
    case 'password':
      return (
        <ChangePasswordForm
          backend={backend}
          mobile={mobile}
          onChanged={() =>
            finish(isPasswordSet ? messages.passwordChanged : messages.firstPasswordSet)
          }
        />
      )
    case 'wechat':
      return <ScanBindPanel backend={backend} onBound={() => finish(messages.wechatBound)} />
    case 'destroy':
      return <DeleteAccount backend={backend} member={member} />
  }
}

/** Dialog for account changes that an SMS code or a scan verifies. */
export function AccountDialog(props: AccountDialogProps) {
  // The form must not change when the member updates while the dialog is open.
  const [{ name, member }] = useState(props)
  return (
    <Dialog open onOpenChange={props.onClose} title={titleOf(name, member)}>
      <ErrorBoundary skeleton={<Skeleton height={240} />}>
        <Content name={name} member={member} onClose={props.onClose} />
      </ErrorBoundary>
    </Dialog>
  )
}
