import type { ApiClient, Call, CallOptions } from '../client/api-client'

/**
 * Calls an operation of the contract that has no function here, with the same token, timeout and
 * error handling. Resolves with the `data` of the reply, which is not validated. If `send` throws,
 * the call rejects with kind `offline` or `server` and that error as `cause`.
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
