import type { Sandbox } from './sandbox'

const orderLife = 3600
const deletionDelay = 7 * 86_400

/** What production does in background jobs, done here before each call. */
export function runDueJobs(sandbox: Sandbox) {
  cancelStaleOrders(sandbox)
  deleteLeavingMembers(sandbox)
}

/** Cancels orders that were not paid in time and gives their promo use back. */
function cancelStaleOrders({ store, clock }: Sandbox) {
  const stale = store.all<{ id: number; promo_code_id: number }>(
    'SELECT id, promo_code_id FROM orders WHERE status = 5 AND created_at <= ?',
    clock.seconds() - orderLife,
  )
  for (const { id, promo_code_id } of stale) {
    store.run('UPDATE orders SET status = 7 WHERE id = ?', id)
    store.run('UPDATE promo_codes SET used = max(0, used - 1) WHERE id = ?', promo_code_id)
  }
}

function deleteLeavingMembers({ store, clock }: Sandbox) {
  const leaving = store.all<{ id: number }>(
    'SELECT id FROM users WHERE destroy_requested_at <= ?',
    clock.seconds() - deletionDelay,
  )
  for (const { id } of leaving) {
    store.run('DELETE FROM users WHERE id = ?', id)
    store.run('DELETE FROM socialites WHERE user_id = ?', id)
  }
}
