import type { ApiClient, CallOptions } from '../client/api-client'
import { readNothing } from '../wire/reader'

export function markMessageRead(
  api: ApiClient,
  { id }: { id: string },
  options?: CallOptions,
): Promise<void> {
  const params = { path: { notificationId: id } }
  return api.perform(
    {
      send: (http, init) =>
        http.GET('/api/v2/member/notificationMarkAsRead/{notificationId}', { ...init, params }),
      read: readNothing,
    },
    options,
  )
}

export function markAllMessagesRead(api: ApiClient, options?: CallOptions): Promise<void> {
  return api.perform(
    {
      send: (http, init) => http.GET('/api/v2/member/notificationMarkAllAsRead', init),
      read: readNothing,
    },
    options,
  )
}
