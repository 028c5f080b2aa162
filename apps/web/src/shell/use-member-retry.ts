import { memberQuery } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loadMember } from '../core/account/account'
import { useServices } from '../core/use-services'

/**
 * While the account is missing, asks for it again when the network or the reader comes back, and takes
 * it over when a page got it by a retry of its own.
 */
export function useMemberRetry(isMissing: boolean): void {
  const services = useServices()
  const query = useQuery({ ...memberQuery(services.api), enabled: false })
  const isFound = isMissing && query.isSuccess && query.errorUpdateCount > 0
  useEffect(() => {
    if (isFound) loadMember(services).catch(() => undefined)
  }, [isFound, services])
  // Both events belong to the browser.
  useEffect(() => {
    if (!isMissing) return
    const ask = () => {
      if (document.visibilityState === 'visible') loadMember(services).catch(() => undefined)
    }
    window.addEventListener('online', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      window.removeEventListener('online', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [isMissing, services])
}
