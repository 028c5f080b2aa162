import type { ApiClient, Call, CallOptions } from '../client/api-client'

/**
 * Carries out an operation of the contract that has no function here, with everything that the others
 * have: token, time limit, errors. Resolves with the `data` of the reply, which is yours to check. An
 * error that `send` throws counts as a failed request: kind `offline` or `server` with that error as `cause`.
 *
 * @example
 * const data = await request(api, (http, init) =>
 *   http.GET('/api/v2/role/{id}', { ...init, params: { path: { id: 1 } } }),
 * )
 */
export function request(
  api: ApiClient,
  send: Call<unknown>['send'],
  options?: CallOptions,
): Promise<unknown> {
  return api.perform({ send, read: (data) => data }, options)
}
