import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readGoods } from './read-goods'

it.each([
  ['vod', '4', { type: 'COURSE', id: 4 }],
  ['COURSE', '4', { type: 'COURSE', id: 4 }],
  ['role', '1', { type: 'ROLE', id: 1 }],
  ['ROLE', ' 007 ', { type: 'ROLE', id: 7 }],
])('reads %j %j', (type, id, goods) => {
  expect(readGoods(type, id)).toEqual(goods)
})

it.each([
  [undefined, undefined],
  ['vod', undefined],
  ['vod', '0'],
  ['vod', '-1'],
  ['vod', '1.5'],
  ['vod', '1e3'],
  ['vod', '12345678901234567890'],
  ['book', '1'],
  ['constructor', '1'],
  ['', '1'],
])('rejects %j %j', (type, id) => {
  expect(readGoods(type, id)).toBeNull()
})

it('never throws, and never returns an invalid ID', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (type, id) => {
      const goods = readGoods(type, id)
      if (goods !== null) expect(goods.id).toBeGreaterThan(0)
    }),
  )
})
