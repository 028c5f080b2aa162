import { createAuthBackend } from '@shuyuan/auth-backend'
import { siteConfigQuery } from '@shuyuan/api/query'
import { zhCn } from '@shuyuan/auth-dialogs/locales/zh-cn'
import type { RegisteredRouter } from '@tanstack/react-router'
import { finishSignIn } from './finish-sign-in'
import { qqReturnUrls } from './qq-return-urls'

export { finishSignIn, zhCn }

/** Creates the auth dialogs' backend from this site's API and session. */
export function createBackend(router: RegisteredRouter) {
  const { api, session, queryClient } = router.options.context
  return createAuthBackend({
    api,
    session,
    qq() {
      const apiUrl = queryClient.getQueryData(siteConfigQuery(api).queryKey)?.url ?? ''
      return apiUrl === '' ? null : { apiUrl, ...qqReturnUrls(router) }
    },
  })
}
