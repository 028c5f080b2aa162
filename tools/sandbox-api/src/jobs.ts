import { deleteMember } from './members/delete-member'
import { runDueDeliveries } from './orders/mark-paid'
import type { Sandbox } from './sandbox'

const halfHour = 1800
const hour = 3600
const orderLife = 3600
const deletionDelay = 7 * 86_400

/** Runs the background jobs of production. The sandbox runs them before each call. */
export function runDueJobs(sandbox: Sandbox) {
  runDueDeliveries(sandbox)
  cancelStaleOrders(sandbox)
  endPlans(sandbox)
  deleteDueMembers(sandbox)
}

/** Runs every hour. Until then, an expired plan remains in the member's data. */
function endPlans({ store, clock }: Sandbox) {
  store.run(
    'UPDATE users SET role_id = 0, role_expired_at = NULL WHERE role_id > 0 AND role_expired_at <= ?',
    latestRun(clock.seconds(), hour),
  )
}

/** Returns when a job last ran. `period` is in seconds. */
function latestRun(now: number, period: number): number {
  return now - (now % period)
}

/** Every half hour, cancels orders that were not paid in time and restores their promo codes. */
function cancelStaleOrders({ store, clock }: Sandbox) {
  const stale = store.all<{ id: number; promo_code_id: number }>(
    'SELECT id, promo_code_id FROM orders WHERE status = 5 AND created_at <= ?',
    latestRun(clock.seconds(), halfHour) - orderLife,
  )
  for (const { id, promo_code_id } of stale) {
    store.run('UPDATE orders SET status = 7 WHERE id = ?', id)
    store.run('UPDATE promo_codes SET used = max(0, used - 1) WHERE id = ?', promo_code_id)
  }
}

/** Runs every half hour. */
function deleteDueMembers(sandbox: Sandbox) {
  const { store, clock } = sandbox
  const due = store.all<{ id: number }>(
    'SELECT id FROM users WHERE destroy_requested_at <= ?',
    latestRun(clock.seconds(), halfHour) - deletionDelay,
  )
  for (const { id } of due) deleteMember(sandbox, id)
}
