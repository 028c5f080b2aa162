import type { RenderOptions } from '../src/entry-server'
import type { Log } from './create-log'
import type { Metrics } from './metrics'
import type { BuiltSite } from './read-site'

export interface AppOptions {
  site: BuiltSite
  /** Folder of the built site, relative to the working directory. */
  root: string
  /** API URL for this server, and for browsers if `config.js` has none. */
  apiUrl: string
  /** Hosts that may be embedded. Overridden by `frameHosts` of `config.js`. */
  frameHosts: string[]
  /** How long replies and pages are fresh, in ms. 0 disables the caches. */
  freshMs: number
  /** Maximum calls to the API within any 60 seconds. */
  callsPerMinute: number
  /** How long a page waits for the API, in ms. */
  patienceMs: number
  /** Serves the empty shell for all pages, which the browser renders. */
  isStatic: boolean
  richText: RenderOptions['richText']
  /** Whether the server accepts new visitors. False while it drains. */
  isReady: () => boolean
  log: Log
  metrics?: Metrics
}
