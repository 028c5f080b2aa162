import type { SandboxContent } from '../content-shape'
import type { Store } from '../database/store'

export interface Seeding {
  store: Store
  content: SandboxContent
  /** In epoch seconds. */
  now: number
}

export const daySeconds = 86_400
