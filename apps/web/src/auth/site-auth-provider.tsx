import { AuthDialogs, AuthProvider } from '@shuyuan/auth-dialogs'
import { zhCn } from '@shuyuan/auth-dialogs/locales/zh-cn'
import { useSite } from '@shuyuan/site/react'
import { toast } from '@shuyuan/ui'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { loadMember, signIn } from '../account'
import * as messages from '../page-messages'
import { CodeLogin } from './code-login'
import { takeDeletion } from './deletion-request'
import { goOnAfterSignIn } from './go-on-after-sign-in'
import { leave } from './leave'
import { useAuthBackend } from './use-auth-backend'

/** The account dialogs, bound to this site: its API, its session, its documents. */
export function SiteAuthProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const services = router.options.context
  const { config } = useSite()
  const backend = useAuthBackend()
  return (
    <AuthProvider
      backend={backend}
      locale={zhCn}
      store={services.session.authStore}
      failures="notify"
      site={{
        userProtocolUrl: config.protocols.user,
        privacyProtocolUrl: config.protocols.privacy,
        qq: config.socialites.qq,
        wechat: config.socialites.wechat,
      }}
      onSignedIn={async (token, { via }) => {
        await signIn(services, token)
        const { member } = services.session.state
        if (member !== null && takeDeletion(services.device, member.id, Date.now())) {
          toast.success(messages.deletionCancelled)
        }
        goOnAfterSignIn(router, via)
      }}
      onAgreed={() => loadMember(services)}
      onAgreementRefused={() => leave(services, router)}
      notify={(kind, text) => toast[kind](text)}
      navigate={(url) => window.location.assign(url)}
    >
      <CodeLogin>{children}</CodeLogin>
      <AuthDialogs />
    </AuthProvider>
  )
}
