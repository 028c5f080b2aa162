import { memberQuery } from '@shuyuan/api/query'
import { loadMember } from './account'
import type { RegisteredRouter } from '@tanstack/react-router'
import type { Services } from '../services'

/**
 * Loads the account of the token and runs the guards again. If that fails, the header shows the error and
 * offers a retry. Never rejects.
 */
export async function loadAccount(
  services: Services,
  router: Pick<RegisteredRouter, 'invalidate'>,
): Promise<void> {
  try {
    // The page may have fetched the member already.
    await loadMember(services, memberQuery(services.api).staleTime)
  } catch {
    // An expired token has already ended the session.
    return
  }
  void router.invalidate()
}
