import type { Sandbox } from '../sandbox'
import { dtIso } from './time'

interface NavRow {
  id: number
  sort: number
  name: string
  url: string
  parent_id: number
  blank: number
  created_at: number
}

/** The menu in two levels. */
export function navTree({ store }: Sandbox) {
  const rows = store.all<NavRow>('SELECT * FROM navs ORDER BY sort, id')
  const common = ({ id, sort, name, url, parent_id, blank }: NavRow) => ({
    id,
    sort,
    name,
    url,
    active_routes: '',
    platform: 'PC',
    parent_id,
    blank,
  })
  return rows
    .filter((row) => row.parent_id === 0)
    .map((row) => ({
      ...common(row),
      children: rows
        .filter((child) => child.parent_id === row.id)
        .map((child) => ({ ...common(child), ...stamps(child.created_at) })),
    }))
}

export function friendLinks({ store }: Sandbox) {
  return store
    .all<{ id: number; sort: number; name: string; url: string; created_at: number }>(
      'SELECT * FROM links ORDER BY sort, id',
    )
    .map(({ id, sort, name, url, created_at }) => ({ id, sort, name, url, ...stamps(created_at) }))
}

function stamps(createdAt: number) {
  return { created_at: dtIso(createdAt), updated_at: dtIso(createdAt) }
}
