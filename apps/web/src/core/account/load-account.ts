import { memberQuery } from '@shuyuan/api/query'
import { loadMember } from './account'
import type { RegisteredRouter } from '@tanstack/react-router'
import type { Services } from '../services'

/**
 * Loads the account of the token, and runs the guards again if the learner's pending step changes. If the
 * account fails to load, the header shows the error and offers a retry. Never rejects.
 */
export async function loadAccount(
  services: Services,
  router: Pick<RegisteredRouter, 'invalidate'>,
): Promise<void> {
  const { api, session } = services
  const pendingStep = session.pendingStep()
  try {
    // The page may have fetched the member already.
    await loadMember(services, memberQuery(api).staleTime)
  } catch {
    // An expired token has already ended the session.
    return
  }
  if (session.pendingStep() !== pendingStep) void router.invalidate()
}
