import type { Services } from '../services'
import type { RegisteredRouter } from '@tanstack/react-router'

interface Visit {
  services: Services
  router: RegisteredRouter
}

/** Measures a share of the visits, if the operator has set an endpoint. Their code loads after hydration. */
export async function sampleWebVitals({ services, router }: Visit): Promise<void> {
  const setting = services.env.webVitals
  if (setting === undefined || Math.random() >= setting.sampleRate) return
  await services.hydration.whenDone
  const code = await import('./report-web-vitals').catch(() => null)
  const route = router.state.matches.at(-1)?.fullPath ?? ''
  code?.reportWebVitals({ endpoint: setting.endpoint, route })
}
