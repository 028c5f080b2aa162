import type { Services } from '../services'

/** What guards and loaders get. It stands alone, because the route tree's types depend on it. */
export interface RouterContext extends Services {
  /** The third-party login code that this visit began with, to be exchanged once. */
  loginCode: string | null
}
