import { createRootRouteWithContext, redirect } from '@tanstack/react-router'
import { FrameCrashPage } from '../shell/crash-page'
import { NotFound } from '../shell/not-found'
import { RootPage } from '../shell/root-page'
import type { RouterContext } from '../core/router/router-context'
import { canonicalPath } from '../core/router/canonical-path'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location: { pathname, searchStr, hash } }) => {
    const path = canonicalPath(pathname)
    if (path === pathname) return
    throw redirect({ href: path + searchStr + (hash && `#${hash}`), replace: true })
  },
  component: RootPage,
  errorComponent: FrameCrashPage,
  notFoundComponent: NotFound,
})
