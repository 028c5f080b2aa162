import type { Services } from '../services'
import type { RegisteredRouter } from '@tanstack/react-router'

interface Visit {
  services: Services
  router: RegisteredRouter
}

/** Measures a share of the visits. A measured visit loads the code for it after hydration. */
export async function sampleWebVitals({ services, router }: Visit): Promise<void> {
  const setting = services.env.webVitals
  if (setting === undefined || Math.random() >= setting.sampleRate) return
  const [, , route] = router.getMatchedRoutes(router.latestLocation.pathname)
  await services.whenHydrated
  const code = await import('./report-web-vitals').catch(() => null)
  code?.reportWebVitals({ endpoint: setting.endpoint, route: route?.fullPath ?? '' })
}
