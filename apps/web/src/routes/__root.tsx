import { pathFromPhoneSite } from '@shuyuan/site'
import { createRootRouteWithContext, redirect } from '@tanstack/react-router'
import { FrameCrashPage } from '../shell/errors/crash-page'
import { NotFound } from '../shell/errors/not-found'
import { RootPage } from '../shell/root-page'
import type { RouterContext } from '../core/router/router-context'
import { canonicalPath } from '../core/router/canonical-path'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location: { pathname, searchStr, hash } }) => {
    // Old links of the phone site, the oldest with the path in the hash.
    const [hashPath = '', hashQuery = ''] = hash.split('?')
    const moved = pathname === '/' && pathFromPhoneSite(hashPath)
    if (moved) throw redirect({ href: moved + (hashQuery && `?${hashQuery}`), replace: true })
    const path = pathFromPhoneSite(pathname) ?? canonicalPath(pathname)
    if (path === pathname) return
    throw redirect({ href: path + searchStr + (hash && `#${hash}`), replace: true })
  },
  component: RootPage,
  errorComponent: FrameCrashPage,
  notFoundComponent: NotFound,
})
