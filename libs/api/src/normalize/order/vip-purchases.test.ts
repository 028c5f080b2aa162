import { expect, it } from 'vitest'
import { readVipPurchases } from './vip-purchases'

const wire = {
  id: 7,
  user_id: 3,
  role_id: 1,
  charge: 39,
  started_at: '2025-12-01 10:00:00',
  expired_at: '2025-12-31 10:00:00',
  role: { id: 1, name: '月度会员', desc_rows: [''] },
}
const read = (row: object) =>
  readVipPurchases({ data: [{ ...wire, ...row }], total: 1 }, 'https://api.example').items

it('reads the plan with its start and expiry', () => {
  expect(read({})).toEqual([
    {
      id: 7,
      plan: { id: 1, name: '月度会员' },
      startedAt: '2025-12-01T02:00:00.000Z',
      expiresAt: '2025-12-31T02:00:00.000Z',
    },
  ])
})

it('has no plan if it has been deleted', () => {
  expect(read({ role: null })).toMatchObject([{ plan: null }])
})
