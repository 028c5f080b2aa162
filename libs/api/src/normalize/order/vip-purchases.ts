import type { VipPurchase } from '../../models/order'
import { instant, integer, filledText } from '../../wire/scalars'
import { pageReader } from '../../wire/page-reader'
import { orNull, record } from '../../wire/record'

const purchase = record({
  id: integer,
  role_id: integer,
  role: orNull(record({ name: filledText })),
  started_at: instant,
  expired_at: instant,
})

export const readVipPurchases = pageReader(purchase, (wire): VipPurchase => ({
  id: wire.id,
  plan: wire.role && { id: wire.role_id, name: wire.role.name },
  startedAt: wire.started_at,
  expiresAt: wire.expired_at,
}))
