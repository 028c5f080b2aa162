import type { ApiClient, CallOptions } from '../client/api-client'
import { readNothing } from '../wire/reader'

/** Ends the session on the server. Also succeeds if the session has already ended. */
export function logout(api: ApiClient, options?: CallOptions): Promise<void> {
  return api.perform(
    {
      send: (http, init) => http.POST('/api/v2/logout', init),
      read: readNothing,
      endsSession: true,
    },
    options,
  )
}
