import { createRootRouteWithContext } from '@tanstack/react-router'
import { RootPage } from '../pages/root/root-page'
import type { RouterContext } from '../router'

export const Route = createRootRouteWithContext<RouterContext>()({ component: RootPage })
