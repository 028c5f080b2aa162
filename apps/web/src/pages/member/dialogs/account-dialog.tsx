import type { Member } from '@shuyuan/api'
import { BindMobileForm } from '@shuyuan/auth-dialogs'
import { ChangeMobileForm, ChangePasswordForm, ScanBindPanel } from '@shuyuan/auth-dialogs/account'
import { createShuyuanAccountBackend } from '@shuyuan/auth-dialogs/shuyuan'
import { Dialog } from '@shuyuan/ui'
import { useState } from 'react'
import { SiteAuthProvider } from '../../../auth/site-auth-provider'
import { useServices } from '../../../use-services'
import * as messages from '../member-messages'
import { useMemberChanged } from '../use-member-changed'
import { DestroyAccount } from './destroy-account'

type Name = 'mobile' | 'password' | 'wechat' | 'destroy'

interface AccountDialogProps {
  name: Name
  member: Member
  onClose: () => void
}

function titleOf(name: Name, { isMobileBound }: Member): string {
  switch (name) {
    case 'mobile':
      return isMobileBound ? messages.mobileTitle : messages.bindMobileTitle
    case 'password':
      return messages.passwordTitle
    case 'wechat':
      return messages.wechatTitle
    case 'destroy':
      return messages.destroyTitle
  }
}

function Content({ name, member, onClose }: AccountDialogProps) {
  const services = useServices()
  const { mobile, isMobileBound } = member
  const [backend] = useState(() => createShuyuanAccountBackend(services.api))
  const changed = useMemberChanged()

  async function finish(said: string) {
    await changed(said)
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
        // It says itself that the mobile is bound.
        <BindMobileForm
          onBound={async () => {
            services.session.clearPendingStep('bind-mobile')
            await changed()
            onClose()
          }}
        />
      )
    case 'password':
      return (
        <ChangePasswordForm
          backend={backend}
          mobile={mobile}
          onChanged={() => finish(messages.passwordChanged)}
        />
      )
    case 'wechat':
      return <ScanBindPanel backend={backend} onBound={() => finish(messages.wechatBound)} />
    case 'destroy':
      return <DestroyAccount backend={backend} member={member} />
  }
}

/** What is changed about the account with a proof: by an SMS, or by a scan. */
export function AccountDialog(props: AccountDialogProps) {
  // A change of the account while it is being changed must not change what is asked.
  const [{ name, member }] = useState(props)
  return (
    <Dialog open onOpenChange={props.onClose} title={titleOf(name, member)}>
      <SiteAuthProvider>
        <Content name={name} member={member} onClose={props.onClose} />
      </SiteAuthProvider>
    </Dialog>
  )
}
