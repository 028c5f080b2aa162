import type { Sandbox } from '../sandbox'

/** Returns the state for tests: URLs, settings, faults, counts, latest orders and comments. */
export function sandboxState(sandbox: Sandbox) {
  const { store, publicUrl, pcUrl, faults } = sandbox
  const count = (table: string) =>
    store.one<{ total: number }>(`SELECT count(*) AS total FROM ${table}`)?.total ?? 0
  return {
    publicUrl,
    pcUrl,
    settings: sandbox.settings(),
    faults: faults.list(),
    counts: {
      members: count('users'),
      courses: count('courses'),
      lessons: count('videos'),
      comments: count('comments'),
      orders: count('orders'),
    },
    orders: store
      .all<{ order_no: string; status: number; user_id: number }>(
        'SELECT order_no, status, user_id FROM orders ORDER BY id DESC LIMIT 20',
      )
      .map(({ order_no, status, user_id }) => ({ orderNo: order_no, status, memberId: user_id })),
  }
}
