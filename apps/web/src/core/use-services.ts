import { useRouter } from '@tanstack/react-router'
import type { RouterContext } from './router/router-context'

/** The services of this visit: API client, session, query client, settings. */
export function useServices(): RouterContext {
  return useRouter().options.context
}
