import type { InferOutput } from 'valibot'
import type { NavItem } from '../../models/site'
import { toHref } from '../../wire/urls'
import { flag, integer, filledText, textOrEmpty } from '../../wire/scalars'
import { reader } from '../../wire/reader'
import { record } from '../../wire/record'
import { innerRows, rows } from '../../wire/rows'

const entry = {
  id: integer,
  name: filledText,
  url: textOrEmpty,
  blank: flag,
  active_routes: textOrEmpty,
}
const nav = record({ ...entry, children: innerRows(record(entry)) })

type WireItem = Omit<InferOutput<typeof nav>, 'children'>

/** Schema of the main navigation, which is sent alone and with the config. */
export const navRows = rows(nav)

/** Converts the main navigation to models. */
export function toNavs(wire: InferOutput<typeof navRows>): NavItem[] {
  const taken = new Set<number>()
  // A second entry with the same id would be marked as current along with the first.
  function ownId(id: number): number {
    const free = taken.has(id) ? -1 - taken.size : id
    taken.add(free)
    return free
  }
  const toItem = (item: WireItem): NavItem => ({ ...toNavItem(item), id: ownId(item.id) })
  return wire.map((item) => ({ ...toItem(item), children: item.children.map(toItem) }))
}

export const readNavs = reader(navRows, toNavs)

function toNavItem(wire: WireItem): NavItem {
  return {
    id: wire.id,
    name: wire.name,
    url: toHref(wire.url) ?? '',
    opensNewWindow: wire.blank,
    activeRoutes: wire.active_routes
      .split(',')
      .map((route) => route.trim())
      .filter(Boolean),
    children: [],
  }
}
