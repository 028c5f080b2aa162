import { createRootRouteWithContext } from '@tanstack/react-router'
import { FrameCrashPage } from '../pages/crash/crash-page'
import { RootPage } from '../pages/root/root-page'
import type { RouterContext } from '../router'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: RootPage,
  errorComponent: FrameCrashPage,
})
