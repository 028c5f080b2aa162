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

/** Parses the goods to buy from a URL. Returns null for anything that is not sold here. */
export function readGoods(type: string | undefined, id: string | undefined): RequestedGoods | null {
  const name = (type ?? '').trim().toLowerCase()
  const known = Object.hasOwn(types, name) ? types[name] : undefined
  if (known === undefined || !/^0*[1-9]\d{0,8}$/.test((id ?? '').trim())) return null
  return { type: known, id: Number(id) }
}
