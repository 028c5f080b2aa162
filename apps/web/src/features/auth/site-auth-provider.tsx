import { AuthDialogs, AuthProvider, type SignInWay } from '@shuyuan/auth-dialogs'
import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useSite } from '@shuyuan/site/react'
import { BlockBoundary, PageHeading, lazyComponent, toast } from '@shuyuan/ui'
import { type ReactNode, useCallback } from 'react'
import { afterSignIn } from '../../app/router/guards'
import { redirectTargetOf } from '../../app/router/redirect-target'
import { loadMember, signIn } from '../../app/account/account'
import * as messages from '../../app/messages'
import { callbackTitle } from '../../app/router/titles'
import { takeDeletion } from './deletion-request'
import { signOutAndGoHome } from './sign-out-and-go-home'

/**
 * What follows a sign-in. On the login pages: on to the redirect target. Elsewhere the page stays, brought
 * up to date already in place of a reload, so that nothing typed is lost; the guards run again, so a
 * step still owed comes first on pages that ask for it. Only a face check owed after a mobile was bound
 * comes at once, wherever that was.
 */
export function goOnAfterSignIn(router: RegisteredRouter, via: SignInWay): void {
  const { history, options, state } = router
  const { session } = options.context
  const next = afterSignIn(router, redirectTargetOf(state.location))
  if (state.matches.some(({ routeId }) => routeId === '/_login')) history.replace(next)
  else if (via === 'bind' && session.pendingStep() === 'face-check') history.push(next)
  else void router.invalidate()
}

/** What the dialogs need and no page shows. */
const loadDialogModules = () => import('./dialog-modules')

/** Few visits begin with a code. Nothing of the page shows before its exchange has begun. */
const CodeLogin = lazyComponent(async () => {
  const [{ CodeLogin }] = await Promise.all([import('./code-login'), loadDialogModules()])
  return CodeLogin
})

const loadLocale = async () => (await loadDialogModules()).zhCn

/** The account dialogs, bound to this site: its API, its session, its documents. */
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
          toast.success(messages.deletionCanceled)
        }
        goOnAfterSignIn(router, via)
      }}
      onAgreed={() => loadMember(services)}
      onAgreementRefused={() => signOutAndGoHome(services, router)}
      notify={(kind, text) => toast[kind](text)}
      navigate={(url) => window.location.assign(url)}
    >
      {loginCode === null ? (
        children
      ) : (
        <BlockBoundary skeleton={null} heading={<PageHeading>{callbackTitle}</PageHeading>}>
          <CodeLogin code={loginCode}>{children}</CodeLogin>
        </BlockBoundary>
      )}
      <AuthDialogs />
    </AuthProvider>
  )
}
