import { AuthDialogs, AuthProvider } from '@shuyuan/auth-dialogs'
import { useRouter } from '@tanstack/react-router'
import { useSite } from '@shuyuan/site/react'
import { ErrorBoundary, PageHeading, lazyComponent, toast } from '@shuyuan/ui'
import { type ReactNode, useCallback } from 'react'
import { loadMember } from '../../../core/account/account'
import { callbackTitle } from '../../../core/router/titles'
import { signOutAndGoHome } from '../sign-out-and-go-home'

const loadDialogModules = () => import('./dialog-modules')

/** Lazy because few visits start with a code. The page renders after the exchange has started. */
const CodeLogin = lazyComponent(async () => {
  const [{ CodeLogin }] = await Promise.all([import('./code-login'), loadDialogModules()])
  return CodeLogin
})

const loadLocale = async () => (await loadDialogModules()).zhCn

/** Auth dialogs wired to this site's API, session and legal documents. */
export function SiteAuthProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const services = router.options.context
  const { loginCode } = services
  const { config } = useSite()
  const backend = useCallback(
    async () => (await loadDialogModules()).createBackend(router),
    [router],
  )
  return (
    <AuthProvider
      backend={backend}
      locale={loadLocale}
      store={services.authStore}
      failures="notify"
      closesOnBack
      site={{
        name: config.name,
        userProtocolUrl: config.protocols.user,
        privacyProtocolUrl: config.protocols.privacy,
        qq: config.socialites.qq,
        wechat: config.socialites.wechat,
      }}
      onSignedIn={async (token, { via }) =>
        (await loadDialogModules()).finishSignIn(router, token, via)
      }
      onAgreed={() => loadMember(services)}
      onAgreementRefused={() => signOutAndGoHome(services, router)}
      notify={(kind, text) => toast[kind](text)}
      navigate={(url) => window.location.assign(url)}
    >
      {loginCode === null ? (
        children
      ) : (
        <ErrorBoundary skeleton={null} heading={<PageHeading>{callbackTitle}</PageHeading>}>
          <CodeLogin code={loginCode}>{children}</CodeLogin>
        </ErrorBoundary>
      )}
      <AuthDialogs />
    </AuthProvider>
  )
}
