import type { InferOutput } from 'valibot'
import type { NavItem } from '../models/site'
import { toHref } from '../wire/address'
import { flag } from '../wire/flag'
import { integer } from '../wire/number'
import { reader } from '../wire/reader'
import { record } from '../wire/record'
import { innerRows, rows } from '../wire/rows'
import { filledText, textOrEmpty } from '../wire/text'

const entry = {
  id: integer,
  name: filledText,
  url: textOrEmpty,
  blank: flag,
  active_routes: textOrEmpty,
}
const nav = record({ ...entry, children: innerRows(record(entry)) })

/** Reads the main navigation, two levels at most. */
export const readNavs = reader(rows(nav), (wire) =>
  wire.map((item): NavItem => ({ ...toNavItem(item), children: item.children.map(toNavItem) })),
)

function toNavItem(wire: Omit<InferOutput<typeof nav>, 'children'>): NavItem {
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
