import type { Services } from '../services'

/** Context of guards and loaders. In a separate file, because the types of the route tree depend on it. */
export interface RouterContext extends Services {
  /** Third-party login code from the initial URL, which can be exchanged once. */
  loginCode: string | null
}
