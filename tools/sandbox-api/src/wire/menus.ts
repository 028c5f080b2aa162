import type { Sandbox } from '../sandbox'
import { dtIso } from './time'

interface NavRow {
  id: number
  sort: number
  name: string
  url: string
  parent_id: number
  blank: number
  platform: string
  created_at: number
}

/** The menu of a platform in two levels. `''` selects all platforms. */
export function navTree({ store }: Sandbox, platform: string) {
  const rows = store.all<NavRow>(
    `SELECT * FROM navs WHERE platform = ? OR ? = '' ORDER BY sort, id`,
    platform,
    platform,
  )
  const common = ({ id, sort, name, url, parent_id, blank, platform: on }: NavRow) => ({
    id,
    sort,
    name,
    url,
    active_routes: '',
    platform: on,
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
