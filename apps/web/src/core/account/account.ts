import { memberQuery, personalScopes, siteConfigQuery } from '@shuyuan/api/query'
import { createApiClient, isRetryable, logout, recordProgress } from '@shuyuan/api'
import { MutationObserver } from '@tanstack/react-query'
import type { ProgressRecorder } from './progress-recorder'
import type { Services } from '../services'
import { fetchToEnd } from './fetch-to-end'

/**
 * Clears the cached data of an account: inactive queries are removed, active queries are refetched. Their
 * views stay mounted meanwhile, so that unsaved input is not lost.
 */
export function renewPersonalData({ queryClient }: Services): void {
  for (const queryKey of personalScopes) {
    queryClient.removeQueries({ queryKey, type: 'inactive' })
    void queryClient.invalidateQueries({ queryKey })
  }
}

/**
 * Loads the account of the stored token into the session, with its pending steps.
 *
 * @param staleTime how old a cached reply may be, in ms. By default it is fetched, because a step or a form may just
 * have changed the account.
 */
export async function loadMember(
  services: Services,
  staleTime: ReturnType<typeof memberQuery>['staleTime'] = 0,
): Promise<void> {
  const { api, session, queryClient } = services
  const token = session.getToken()
  if (token === null) return
  const member = await fetchToEnd(queryClient, { ...memberQuery(api), staleTime })
  // The learner may have signed out during the request.
  if (session.getToken() !== token) return
  services.drafts.claim(member.id)
  // If the settings are still loading, `followSite` sets the forced steps later.
  session.setMember(member, queryClient.getQueryData(siteConfigQuery(api).queryKey) ?? null)
}

/**
 * Loads the account of a new token. Clears the previous learner's data first, so that queries that start
 * when the account is set run once, with this token.
 */
export async function beginAccount(services: Services): Promise<void> {
  renewPersonalData(services)
  await loadMember(services)
}

/**
 * Stores the token and loads the account. Signs out again if the account fails to load. Resolves without
 * an error if another sign-in, in this or another tab, has replaced this one.
 *
 * @returns false if the browser cannot store the token, so that the session ends when the page closes
 */
export async function signIn(services: Services, token: string): Promise<boolean> {
  const isStored = services.session.signIn(token)
  try {
    await beginAccount(services)
  } catch (error) {
    const current = services.session.getToken()
    if (current !== null && current !== token) return true
    services.session.clear()
    renewPersonalData(services)
    throw error
  }
  return isStored
}

/**
 * Sends unsent progress, if there is any, and then ends a token on the server. Runs in the background, with a client that
 * uses this token.
 */
function endToken(
  { env, session, queryClient }: Services,
  token: string,
  recorder?: ProgressRecorder | null,
): void {
  const api = createApiClient({ baseUrl: env.apiBaseUrl, getToken: () => token })
  const ending = new MutationObserver(queryClient, {
    async mutationFn() {
      // A playing lesson has stored its last second.
      await recorder?.queue.sendAll((lessonId, seconds) =>
        recordProgress(api, { lessonId, seconds }, { keepalive: true }),
      )
      await logout(api)
    },
    retry: (_, error) => isRetryable(error),
    // After a refusal as well, which would be repeated.
    onSettled: () => session.confirmSignOut(token),
  })
  ending.mutate().catch(() => undefined)
}

/** Ends the session immediately, and its token on the server. */
export function signOut(services: Services): void {
  const recorder = services.recorders.store?.current()
  const token = services.session.signOut()
  if (token !== null) endToken(services, token, recorder)
}

/** Ends the tokens of earlier visits whose sign-out did not reach the server. */
export function endSignedOutTokens(services: Services): void {
  for (const token of services.session.getPendingSignOuts()) endToken(services, token)
}
