import { useEffect } from 'react'
import { useServices } from '../../core/use-services'
import { rememberSearch } from '../../core/account/recent-searches'

/** Adds the search of this page to those that the search field offers. */
export function useRememberSearch(keywords: string | undefined): void {
  const { device } = useServices()
  useEffect(() => {
    if (keywords) rememberSearch(device, keywords)
  }, [device, keywords])
}
