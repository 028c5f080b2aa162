import type { Route } from '../auth/route'
import { memberRoute } from '../auth/route'
import { forgetUnreadCount, staleUnreadCount } from '../members/messages'
import { pageTotal, readPage, selectPage } from '../wire/pages'
import { dtIso, orNull } from '../wire/time'

interface MessageRow {
  id: string
  user_id: number
  text: string
  read_at: number | null
  created_at: number
}

interface CreditRow {
  sum: number
  remark: string
  created_at: number
}

/** Messages, the unread count and points. */
export const messageRoutes: Route[] = [
  memberRoute('GET', '/api/v2/member/messages', ({ sandbox, input, member }) => {
    const rows = selectPage<MessageRow>(
      sandbox.store,
      {
        from: 'messages WHERE user_id = ?',
        order: 'created_at DESC, rowid DESC',
        cells: [member.id],
      },
      readPage(input, 5),
    )
    return pageTotal(rows, ({ id, user_id, text, read_at, created_at }) => ({
      id,
      notifiable_id: user_id,
      data: { message: text },
      read_at: orNull(read_at, dtIso),
      created_at: dtIso(created_at),
    }))
  }),

  memberRoute(
    'GET',
    '/api/v2/member/notificationMarkAsRead/:notificationId',
    ({ c, sandbox, member }) => {
      sandbox.store.run(
        'UPDATE messages SET read_at = ? WHERE id = ? AND user_id = ? AND read_at IS NULL',
        sandbox.clock.seconds(),
        c.req.param('notificationId') ?? '',
        member.id,
      )
      forgetUnreadCount(sandbox, member.id)
    },
  ),

  memberRoute('GET', '/api/v2/member/notificationMarkAllAsRead', ({ sandbox, member }) => {
    sandbox.store.run(
      'UPDATE messages SET read_at = ? WHERE user_id = ? AND read_at IS NULL',
      sandbox.clock.seconds(),
      member.id,
    )
    forgetUnreadCount(sandbox, member.id)
  }),

  memberRoute('GET', '/api/v2/member/unreadNotificationCount', ({ sandbox, member }) =>
    staleUnreadCount(sandbox, member.id),
  ),

  memberRoute('GET', '/api/v2/member/credit1Records', ({ sandbox, input, member }) => {
    const rows = selectPage<CreditRow>(
      sandbox.store,
      {
        from: 'credit_records WHERE user_id = ?',
        order: 'created_at DESC, id DESC',
        cells: [member.id],
      },
      readPage(input, 10),
    )
    return pageTotal(rows, ({ sum, remark, created_at }) => ({
      sum,
      remark,
      created_at: dtIso(created_at),
    }))
  }),
]
