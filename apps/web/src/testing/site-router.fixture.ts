import type { Session } from '@shuyuan/session'
import { createMemoryHistory } from '@tanstack/react-router'
import { vi } from 'vitest'
import { readEnv } from '../app/env'
import { createSiteRouter } from '../app/router/router'
import { createServices } from '../app/services'

/** Services of a visit whose API is another origin. */
export function testServices() {
  return createServices(readEnv({ apiBaseUrl: 'https://api.site.example/' }, {}), () => undefined)
}

/**
 * The site's own routes at a path, with the home page as the history entry before it. Nothing is
 * rendered; `prepare` changes the session before the guards ask it.
 */
export async function siteRouterAt(path: string, prepare?: (session: Session) => void) {
  const services = testServices()
  prepare?.(services.session)
  const router = createSiteRouter({ ...services, loginCode: null })
  const history = createMemoryHistory({ initialEntries: ['/', path] })
  router.update({ ...router.options, history })
  await router.load()
  await vi.waitFor(() => {
    if (router.state.status !== 'idle') throw new Error(`the router is ${router.state.status}`)
  })
  return { router, services, history }
}
