import { memberQuery, personalScopes, siteConfigQuery } from '@shuyuan/api/query'
import { createApiClient, logout } from '@shuyuan/api'
import type { Services } from '../services'
import { fetchToEnd } from '../fetch-to-end'
import { rememberLearner } from '../progress/known-learner'

/**
 * Lets go of what belongs to one account: what is not on screen is dropped, what is on screen is asked
 * again and stays meanwhile, so that nothing typed beside it is lost.
 */
export function renewPersonalData({ queryClient }: Services): void {
  for (const queryKey of personalScopes) {
    queryClient.removeQueries({ queryKey, type: 'inactive' })
    void queryClient.invalidateQueries({ queryKey })
  }
}

/**
 * Loads the account behind the stored token and writes it, with its pending steps, to the session.
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
  // The account may have been left while the answer was on its way.
  if (session.getToken() !== token) return
  services.drafts.claim(member.id)
  rememberLearner(services.device, token, member.id)
  // Settings that are still on their way force their steps when they arrive.
  session.setMember(member, queryClient.getQueryData(siteConfigQuery(api).queryKey) ?? null)
}

/**
 * Loads the account behind a token that is new here. What belongs to the previous learner goes
 * first: whatever the written account sets off is then asked once, and with this token.
 */
export async function beginAccount(services: Services): Promise<void> {
  renewPersonalData(services)
  await loadMember(services)
}

/**
 * Stores the token and loads the account; without an account there is no sign-in. One that another took
 * the place of meanwhile, in this tab or another one, ends without a word.
 */
export async function signIn(services: Services, token: string): Promise<void> {
  services.session.signIn(token)
  try {
    await beginAccount(services)
  } catch (error) {
    const current = services.session.getToken()
    if (current !== null && current !== token) return
    services.session.clear()
    renewPersonalData(services)
    throw error
  }
}

/**
 * Ends the session here at once; the server is informed in the background, with a separate client, so
 * that neither a slow nor a refused sign-out delays the learner.
 */
export function signOut({ env, session }: Services): void {
  const token = session.getToken()
  const api = createApiClient({ baseUrl: env.apiBaseUrl, getToken: () => token })
  logout(api).catch(() => undefined)
  session.clear()
}
