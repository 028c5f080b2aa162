import { toast } from '@shuyuan/ui'
import { memberQuery, navsQuery, siteConfigQuery } from '@shuyuan/api/query'
import { CancelledError } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { beginAccount, endSignedOutTokens, renewPersonalData } from './account/account'
import { markFailedImport } from './failed-import'
import { readEnv } from './env'
import { showAccount } from './account/show-account'
import { loadAccount } from './account/load-account'
import { redirectTargetOf } from './router/redirect-target'
import type { RouterContext } from './router/router-context'
import { createServices, type Services } from './services'
import { followSite } from './site/follow-site'
import { restoreSite } from './site/cached-site'
import { takeLoginCode } from './account/take-login-code'

/** Creates the router, which imports every route, so the caller passes it in. */
export type CreateRouter = (context: RouterContext) => RegisteredRouter

/** One visit of the site. */
export interface Site {
  services: Services
  router: RegisteredRouter
  /**
   * Loads the account and the settings. Runs immediately, or after hydration. Resolves when the account is known or
   * could not be loaded.
   */
  begin: () => Promise<void>
}

/**
 * Reads the environment, creates the services and sends the first requests in parallel with those of the
 * page. The page does not wait for them: it starts with cached settings, or without a site name, and failed
 * requests are retried. A server-rendered page starts signed out, with the responses that it contains.
 */
export function boot(createRouter: CreateRouter, { isServerMade = false } = {}): Site {
  const env = readEnv(window.shuyuanConfig, import.meta.env)
  for (const problem of env.problems) console.error(problem)

  window.addEventListener('vite:preloadError', ({ payload }) => markFailedImport(payload))

  const services = createServices(env, {
    onUnauthorized: () => endSession(services, router),
    isServerMade,
  })
  const { session, queryClient, api } = services
  session.captureMsv(window.location.search)
  const loginCode = takeLoginCode(session)
  const router = createRouter({ ...services, loginCode })
  restoreSite(services)
  followSite(services, router)

  async function begin() {
    endSignedOutTokens(services)
    const { token } = session.start({
      onTokenChange: (changed) => {
        if (changed !== null) {
          void beginAccount(services)
            .catch(() => undefined)
            .then(() => router.invalidate())
          return
        }
        // Guards first, so that pages that are no longer allowed are left and not refetched.
        void router.invalidate().then(() => renewPersonalData(services))
      },
    })
    Promise.all([
      queryClient.fetchQuery(siteConfigQuery(api)),
      queryClient.fetchQuery(navsQuery(api)),
    ]).catch((error: unknown) => {
      // A view that mounts meanwhile replaces the request.
      if (!(error instanceof CancelledError)) console.error('系统初始化失败', error)
    })
    // A guarded page that has requested the account in vain shows the failure. Another request would announce it again.
    const hasFailed = queryClient.getQueryState(memberQuery(api).queryKey)?.status === 'error'
    if (token !== null && !hasFailed) await loadAccount(services, router)
  }

  if (!isServerMade) void begin().then(showAccount)
  if (env.webVitals) {
    import('./web-vitals/sample-web-vitals').then(
      (code) => code.sampleWebVitals({ services, router }),
      () => undefined,
    )
  }
  import('./title-font').then((code) => code.loadTitleFont(services)).catch(() => undefined)
  if (import.meta.env.PROD) {
    import('./offline/start-offline')
      .then((code) => code.startOffline(services))
      .catch(() => undefined)
  }
  return { services, router, begin }
}

/** The server rejected the token: shows one message, clears the account and keeps the redirect target. */
function endSession(services: Services, router: RegisteredRouter): void {
  const { session } = services
  // The stored token may be missing while the page still shows the account: the site's data was deleted.
  if (session.getToken() === null && !session.state.hasToken) return
  session.clear()
  toast.error('请重新登录')
  void router
    .navigate({ to: '/login', search: { redirect: redirectTargetOf(router.state.location) } })
    .then(() => renewPersonalData(services))
}
