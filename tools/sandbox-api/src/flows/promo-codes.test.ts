import { beforeEach, describe, expect, it } from 'vitest'
import type { Buyer } from './create-buyer.fixture'
import { createBuyer } from './create-buyer.fixture'

let buyer: Buyer

beforeEach(async () => {
  buyer = await createBuyer()
})

describe('promo codes', () => {
  it('ignore letter case and spaces around them', async () => {
    for (const code of ['ten', '%20TEN%20']) {
      expect((await buyer.server.get(`/api/v2/promoCode/${code}`)).data).toMatchObject({
        code: 'TEN',
      })
      expect(
        (await buyer.server.get(`/api/v2/promoCode/${code}/check`, buyer.token)).data,
      ).toMatchObject({
        can_use: 1,
      })
    }
    expect((await buyer.order({ promo_code: ' ten ' })).data).toMatchObject({ discount: 10 })
  })

  it('are looked up without a token; unknown is []', async () => {
    expect((await buyer.server.get('/api/v2/promoCode/TEN')).data).toEqual({
      id: 1,
      code: 'TEN',
      expired_at: null,
      invited_user_reward: 10,
      invite_user_reward: 5,
    })
    expect((await buyer.server.get('/api/v2/promoCode/NOPE')).data).toEqual([])
  })

  it('cannot be used if unknown, expired, the member’s own, or used before', async () => {
    const usable = async (code: string, by = buyer.token) =>
      (await buyer.server.get(`/api/v2/promoCode/${code}/check`, by)).data
    expect(await usable('NOPE')).toEqual({ can_use: 0, promo_code: [] })
    expect(await usable('OLD')).toMatchObject({ can_use: 0, promo_code: { code: 'OLD' } })
    expect(await usable('MINE', await buyer.server.signIn('13800000001'))).toMatchObject({
      can_use: 0,
    })
    expect(await usable('TEN')).toMatchObject({ can_use: 1 })
    expect((await buyer.order({ promo_code: 'TEN' })).data).toMatchObject({
      total: 89,
      discount: 10,
    })
    expect(await usable('TEN')).toMatchObject({ can_use: 0 })
    expect((await buyer.order({ promo_code: 'TEN' })).data).toMatchObject({
      total: 99,
      discount: 0,
    })
  })
})
