import { toast } from '@shuyuan/ui'
import { memberQuery, navsQuery, siteConfigQuery } from '@shuyuan/api/query'
import { CancelledError, type Query } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { beginAccount, endSignedOutTokens, renewPersonalData } from './account/account'
import { markFailedImport } from './browser/failed-import'
import { readEnv } from './env'
import { loadAccount } from './account/load-account'
import { redirectTargetOf } from './router/redirect-target'
import type { RouterContext } from './router/router-context'
import { createServices, type Services } from './services'
import { takeQueuedClick } from './browser/queued-clicks'
import { followSite } from './site/follow-site'
import { restoreSite } from './site/cached-site'
import { isVisitorReply } from './account/rendered-replies'
import { takeLoginCode } from './account/take-login-code'

/** Creates the router, which imports every route, so the caller passes it in. */
export type CreateRouter = (context: RouterContext) => RegisteredRouter

/** One visit of the site. */
export interface Site {
  services: Services
  router: RegisteredRouter
}

/**
 * Reads the environment, creates the services and sends the first requests in parallel with those of the
 * page. The page does not wait for them: it starts with cached settings, or without a site name, and failed
 * requests are retried. A server-rendered page contains these responses, and the account loads after hydration.
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

  /** Loads the settings and the account. Resolves when the account is known or could not be loaded. */
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

  void services.whenHydrated.then(async () => {
    const replayClick = takeQueuedClick()
    await begin()
    if (session.getToken() !== null) {
      // A click on 收藏 needs the learner's reply.
      const filters = {
        type: 'active',
        predicate: ({ state }: Query) => isVisitorReply(state),
      } as const
      await queryClient.refetchQueries(filters, { cancelRefetch: false })
    }
    await replayClick()
  })
  void measureVisit({ services, router })
  import('./browser/title-font').then((code) => code.loadTitleFont(services)).catch(() => undefined)
  if (import.meta.env.PROD) {
    import('./browser/start-offline')
      .then((code) => code.startOffline(services))
      .catch(() => undefined)
  }
  return { services, router }
}

/** Measures a share of the visits. A measured visit loads the code for it after hydration. */
async function measureVisit({ services: { env, whenHydrated }, router }: Site): Promise<void> {
  if (env.webVitals === undefined || Math.random() >= env.webVitals.sampleRate) return
  const { endpoint } = env.webVitals
  const [, , route] = router.getMatchedRoutes(router.latestLocation.pathname)
  await whenHydrated
  const code = await import('./browser/report-web-vitals').catch(() => null)
  code?.reportWebVitals({ endpoint, route: route?.fullPath ?? '' })
}

/** The server rejected the token: shows one message, clears the account and keeps the redirect target. */
function endSession(services: Services, router: RegisteredRouter): void {
  const { session, whenHydrated } = services
  // The stored token may be missing while the page still shows the account: the site's data was deleted.
  if (session.getToken() === null && !session.state.hasToken) return
  session.clear()
  toast.error('请重新登录')
  // React reports an error if a page leaves while it hydrates.
  void whenHydrated
    .then(() =>
      router.navigate({
        to: '/login',
        search: { redirect: redirectTargetOf(router.state.location) },
      }),
    )
    .then(() => renewPersonalData(services))
}
