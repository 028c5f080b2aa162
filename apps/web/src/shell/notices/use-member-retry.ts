import { memberQuery } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loadMember } from '../../core/account/account'
import { useServices } from '../../core/use-services'

/**
 * While the account is missing, retries when the browser goes online or the tab becomes visible. Also uses the
 * account if a page has refetched it.
 */
export function useMemberRetry(isMissing: boolean): void {
  const services = useServices()
  const query = useQuery({ ...memberQuery(services.api), enabled: false })
  const isFound = isMissing && query.isSuccess && query.errorUpdateCount > 0
  useEffect(() => {
    if (isFound) loadMember(services).catch(() => undefined)
  }, [isFound, services])
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
