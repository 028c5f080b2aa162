import type { Sandbox } from '../sandbox'
import { field } from './switch-body'

/** Changes the duration and the visibility of a VIP plan. */
export function changePlan({ store }: Sandbox, id: number, request: object) {
  const days = field(request, 'expireDays')
  const isShown = field(request, 'isShown')
  if (days !== undefined && typeof days !== 'number') throw new Error('expireDays must be a number')
  if (isShown !== undefined && typeof isShown !== 'boolean')
    throw new Error('isShown must be a boolean')
  const { changes } = store.run(
    'UPDATE plans SET expire_days = coalesce(?, expire_days), is_show = coalesce(?, is_show) WHERE id = ?',
    days ?? null,
    isShown === undefined ? null : Number(isShown),
    id,
  )
  if (changes === 0) throw new Error('No such plan')
}
