import type { SandboxContent } from '../content-shape'
import type { Store } from '../database/store'

/** Context of all seeding functions. */
export interface Seeding {
  store: Store
  content: SandboxContent
  /** Epoch seconds. */
  now: number
}

export const daySeconds = 86_400
