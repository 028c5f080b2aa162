import type { ApiClient } from '@shuyuan/api'
import type { Services } from '../services'

/** Context of guards and loaders. In a separate file, because the types of the route tree depend on it. */
export interface RouterContext extends Services {
  /** Third-party login code from the initial URL, which can be exchanged once. */
  loginCode: string | null
  /** Client of the replies that the rendering server already has. Undefined in browsers. */
  keptApi?: ApiClient
}
