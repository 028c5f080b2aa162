import type { StoryContext } from '@storybook/react-vite'

/** Options of the control. */
export const failures = [
  'none',
  'offline',
  'server',
  'maintenance',
  'business',
  'missing',
  'unauthorized',
  'malformed',
] as const

export interface NetworkConditions {
  /** Delay of each reply, in ms. With `'never'`, every block keeps loading. */
  latencyMs: number | 'never'
  /** How each call fails. */
  failure: (typeof failures)[number]
}

/** Returns the conditions selected in the toolbar. */
export function networkConditions({ globals }: Pick<StoryContext, 'globals'>): NetworkConditions {
  const latency = globals['latency'] === 'never' ? 'never' : Number(globals['latency'] ?? 0)
  return {
    latencyMs: latency,
    failure: failures.find((failure) => failure === globals['failure']) ?? 'none',
  }
}
