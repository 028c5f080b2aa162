import type { AuthBackend } from '@shuyuan/auth-dialogs'
import { createShuyuanBackend } from '@shuyuan/auth-dialogs/shuyuan'
import { useSite } from '@shuyuan/site/react'
import { useMemo } from 'react'
import { returnPath } from '../return-path'
import { useServices } from '../use-services'

/** Where QQ sends the browser back to: this page, or from the login page the callback with its target. */
function qqAddresses(apiUrl: string) {
  const { origin, pathname, search } = window.location
  const params = new URLSearchParams(search)
  params.delete('login_code')
  params.delete('action')
  const here =
    pathname === '/login'
      ? `/login/callback?${new URLSearchParams({ redirect: returnPath(params.get('redirect') ?? undefined) })}`
      : pathname + (params.size > 0 ? `?${params}` : '')
  return { apiUrl, successUrl: origin + here, failureUrl: `${origin}/error` }
}

/** The dialogs' backend over this site's API and session. */
export function useAuthBackend(): AuthBackend {
  const { api, session } = useServices()
  const { config } = useSite()
  const apiUrl = config.url
  return useMemo(
    () =>
      createShuyuanBackend({
        api,
        session,
        qq: () => (apiUrl === '' ? null : qqAddresses(apiUrl)),
      }),
    [api, session, apiUrl],
  )
}
