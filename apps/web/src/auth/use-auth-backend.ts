import type { AuthBackend } from '@shuyuan/auth-dialogs'
import { createShuyuanBackend } from '@shuyuan/auth-dialogs/shuyuan'
import { useSite } from '@shuyuan/site/react'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { qqAddresses } from './qq-addresses'

/** The dialogs' backend over this site's API and session. */
export function useAuthBackend(): AuthBackend {
  const router = useRouter()
  const { api, session } = router.options.context
  const { config } = useSite()
  const apiUrl = config.url
  return useMemo(
    () =>
      createShuyuanBackend({
        api,
        session,
        qq: () => (apiUrl === '' ? null : { apiUrl, ...qqAddresses(router) }),
      }),
    [api, session, apiUrl, router],
  )
}
