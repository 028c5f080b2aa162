import { createRootRouteWithContext } from '@tanstack/react-router'
import { FrameCrashPage } from '../pages/crash/crash-page'
import { NotFoundPage } from '../pages/not-found/not-found-page'
import { RootPage } from '../pages/root/root-page'
import * as messages from '../messages'
import type { RouterContext } from '../router'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ name: 'description', content: messages.siteDescription }] }),
  component: RootPage,
  errorComponent: FrameCrashPage,
  notFoundComponent: NotFoundPage,
})
