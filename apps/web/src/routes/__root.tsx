import { createRootRouteWithContext } from '@tanstack/react-router'
import { FrameCrashPage } from '../shell/crash-page'
import { NotFound } from '../shell/not-found'
import { RootPage } from '../shell/root-page'
import * as messages from '../app/messages'
import type { RouterContext } from '../app/router/router-context'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ name: 'description', content: messages.siteDescription }] }),
  component: RootPage,
  errorComponent: FrameCrashPage,
  notFoundComponent: NotFound,
})
