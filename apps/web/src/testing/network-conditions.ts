import type { StoryContext } from '@storybook/react-vite'

/** How the network behaves in a story. */
export interface NetworkConditions {
  /** Time that each answer takes; `'never'` leaves every block loading. */
  latencyMs: number | 'never'
  /** What becomes of each call instead of an answer. */
  failure:
    | 'none'
    | 'offline'
    | 'server'
    | 'maintenance'
    | 'business'
    | 'missing'
    | 'unauthorized'
    | 'malformed'
}

/** Every way to fail, for the controls. */
export const failures: NetworkConditions['failure'][] = [
  'none',
  'offline',
  'server',
  'maintenance',
  'business',
  'missing',
  'unauthorized',
  'malformed',
]

/** The conditions chosen in the toolbar. */
export function networkConditions({ globals }: Pick<StoryContext, 'globals'>): NetworkConditions {
  const latency = globals['latency'] === 'never' ? 'never' : Number(globals['latency'] ?? 0)
  return {
    latencyMs: latency,
    failure: failures.find((failure) => failure === globals['failure']) ?? 'none',
  }
}
