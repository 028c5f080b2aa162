import type { Cell, Store } from '../database/store'
import { unexpected } from './api-failure'
import type { Input } from './input'

export interface PageRequest {
  page: number
  size: number
}

/** Reads the page and its size. An invalid `page` is 1. */
export function readPage(
  input: Input,
  fallback: number,
  sizeName: 'page_size' | 'size' = 'page_size',
): PageRequest {
  const size = input.int(sizeName, fallback)
  if (size <= 0) throw unexpected()
  return { page: Math.max(1, input.int('page', 1)), size }
}

interface Rows<Row> {
  rows: Row[]
  total: number
}

/** Selects one page and counts all rows. `from` is the SQL after FROM. */
export function selectPage<Row>(
  store: Store,
  { from, order, cells }: { from: string; order: string; cells: Cell[] },
  { page, size }: PageRequest,
): Rows<Row> {
  const total = store.one<{ total: number }>(`SELECT count(*) AS total FROM ${from}`, ...cells)
  const rows = store.all<Row>(
    `SELECT * FROM ${from} ORDER BY ${order} LIMIT ? OFFSET ?`,
    ...cells,
    size,
    (page - 1) * size,
  )
  return { rows, total: total?.total ?? 0 }
}

/** `{ data, total }` */
export function pageTotal<Row>({ rows, total }: Rows<Row>, show: (row: Row) => unknown) {
  return { data: rows.map(show), total }
}

/** The paginator with URLs and labels. `path` has no host or leading slash, as in production. */
export function pageFull<Row>(
  { rows, total }: Rows<Row>,
  { page, size }: PageRequest,
  path: string,
  show: (row: Row) => unknown,
) {
  const lastPage = Math.max(1, Math.ceil(total / size))
  const href = (target: number) => `${path}?page=${target}`
  const next = page < lastPage ? href(page + 1) : null
  const previous = page > 1 ? href(page - 1) : null
  const from = rows.length === 0 ? null : (page - 1) * size + 1
  return {
    current_page: page,
    data: rows.map(show),
    first_page_url: href(1),
    from,
    last_page: lastPage,
    last_page_url: href(lastPage),
    links: [
      { url: previous, label: '&laquo; 上一页', active: false },
      { url: href(page), label: String(page), active: true },
      { url: next, label: '下一页 &raquo;', active: false },
    ],
    next_page_url: next,
    path,
    per_page: size,
    prev_page_url: previous,
    to: from === null ? null : from + rows.length - 1,
    total,
  }
}
