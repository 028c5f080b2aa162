import { runDueDeliveries } from './orders/mark-paid'
import type { Sandbox } from './sandbox'

const halfHour = 1800
const orderLife = 3600

/** Runs the background jobs of production. The sandbox runs them before each call. */
export function runDueJobs(sandbox: Sandbox) {
  runDueDeliveries(sandbox)
  cancelStaleOrders(sandbox)
}

/** Every half hour, cancels orders that were not paid in time and restores their promo codes. */
function cancelStaleOrders({ store, clock }: Sandbox) {
  const now = clock.seconds()
  const stale = store.all<{ id: number; promo_code_id: number }>(
    'SELECT id, promo_code_id FROM orders WHERE status = 5 AND created_at <= ?',
    now - (now % halfHour) - orderLife,
  )
  for (const { id, promo_code_id } of stale) {
    store.run('UPDATE orders SET status = 7 WHERE id = ?', id)
    store.run('UPDATE promo_codes SET used = max(0, used - 1) WHERE id = ?', promo_code_id)
  }
}
