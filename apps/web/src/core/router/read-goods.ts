import type { GoodsType } from '@shuyuan/api'

/** Goods that a URL requests to buy. */
export interface RequestedGoods {
  type: GoodsType
  id: number
}

// `vod` and `role` are the names in URLs. Orders and older links use the others.
const types: Readonly<Record<string, GoodsType>> = {
  vod: 'COURSE',
  course: 'COURSE',
  role: 'ROLE',
  vip: 'ROLE',
}

const soldElsewhere = [
  'video',
  'live',
  'book',
  'paper',
  'practice',
  'mockpaper',
  'path',
  'topic',
  'ms',
  'tg',
]

/**
 * Parses the goods to buy from a URL.
 *
 * @returns `'not-sold'` for goods that exist but are not sold here, `'unknown'` for anything else
 */
export function readGoods(
  type: string | undefined,
  id: string | undefined,
): RequestedGoods | 'not-sold' | 'unknown' {
  const name = (type ?? '').trim().toLowerCase()
  if (soldElsewhere.includes(name)) return 'not-sold'
  const known = Object.hasOwn(types, name) ? types[name] : undefined
  if (known === undefined || !/^0*[1-9]\d{0,8}$/.test((id ?? '').trim())) return 'unknown'
  return { type: known, id: Number(id) }
}
