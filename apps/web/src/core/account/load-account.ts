import { memberQuery } from '@shuyuan/api/query'
import { loadMember } from './account'
import type { RegisteredRouter } from '@tanstack/react-router'
import type { Services } from '../services'

/**
 * Loads the account behind the token and has the guards decide anew. When that fails the header shows it
 * and goes on asking.
 */
export function loadAccount(
  services: Services,
  router: Pick<RegisteredRouter, 'invalidate'>,
): void {
  // The page may have fetched the member already.
  void loadMember(services, memberQuery(services.api).staleTime).then(
    () => router.invalidate(),
    // A stale token has already ended the session.
    () => undefined,
  )
}
