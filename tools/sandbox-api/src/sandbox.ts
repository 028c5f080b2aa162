import type { Clock } from './clock'
import type { SandboxContent } from './content-shape'
import type { Cache } from './database/cache'
import type { Settings } from './database/settings'
import type { Store } from './database/store'
import type { Faults } from './faults/faults'
import type { CallCounter } from './limit/call-counter'

/** State shared by all routes. */
export interface Sandbox {
  store: Store
  cache: Cache
  faults: Faults
  /** The latest calls under `/api/`, oldest first. */
  requests: { method: string; path: string }[]
  callCounter: CallCounter
  clock: Clock
  content: SandboxContent
  publicFolder: string
  filesFolder: string
  uploadFolder: string
  publicUrl: string
  pcUrl: string
  settings: Settings
  checksContract: boolean
  /** Violations of the contract. Empty unless replies are checked. */
  violations: string[]
  print: (line: string) => void
}
