import type { Cell, Store } from '../database/store'
import { unexpected } from './api-failure'
import type { Input } from './input'

export interface PageRequest {
  page: number
  size: number
  /** As sent by the client, or null. */
  sentSize: string | null
}

/** Reads `page` and `page_size`. An invalid `page` is 1. */
export function readPage(input: Input, fallback: number): PageRequest {
  return {
    page: Math.max(1, input.int('page', 1)),
    size: input.int('page_size', fallback),
    sentSize: input.has('page_size') ? input.text('page_size') : null,
  }
}

/** Like {@link readPage}, but throws if a value is empty or not a number. */
export function readNumericPage(input: Input, fallback: number): PageRequest {
  for (const name of ['page', 'page_size']) {
    const isWrong = input.has(name) && !/^[+-]?\d+(\.\d+)?$/.test(input.text(name))
    if (isWrong) throw unexpected()
  }
  return readPage(input, fallback)
}

const frameworkSize = 15

/** Reads `page` and `size`. A `size` that is empty, 0 or not a number is 15. */
export function readSizedPage(input: Input, fallback: number): PageRequest {
  const size = input.int('size', fallback) || frameworkSize
  if (size < 0) throw unexpected()
  return { page: Math.max(1, input.int('page', 1)), size, sentSize: null }
}

interface Rows<Row> {
  rows: Row[]
  total: number
}

/** Selects one page and counts all rows. `from` is the SQL after FROM. */
export function selectPage<Row>(
  store: Store,
  { columns, from, order, cells }: { columns: string; from: string; order: string; cells: Cell[] },
  { page, size }: PageRequest,
): Rows<Row> {
  const total = store.one<{ total: number }>(`SELECT count(*) AS total FROM ${from}`, ...cells)
  const rows = store.all<Row>(
    `SELECT ${columns} FROM ${from} ORDER BY ${order} LIMIT ? OFFSET ?`,
    ...cells,
    Math.max(0, size),
    (page - 1) * Math.max(0, size),
  )
  return { rows, total: total?.total ?? 0 }
}

/** `{ data, total }` */
export function pageTotal<Row>({ rows, total }: Rows<Row>, show: (row: Row) => unknown) {
  return { data: rows.map(show), total }
}

/** `{ current_page, total, data }` */
export function pageMini<Row>(
  { rows, total }: Rows<Row>,
  request: PageRequest,
  show: (row: Row) => unknown,
) {
  if (request.size <= 0) throw unexpected()
  return { current_page: request.page, total, data: rows.map(show) }
}

/** The paginator with URLs and labels. `path` has no host or leading slash, as in production. */
export function pageFull<Row>(
  { rows, total }: Rows<Row>,
  { page, size, sentSize }: PageRequest,
  { path, echoesSize = false }: { path: string; echoesSize?: boolean },
  show: (row: Row) => unknown,
) {
  if (size <= 0) throw unexpected()
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
      ...pageNumbers(page, lastPage).map((target) =>
        target === null
          ? { url: null, label: '...', active: false }
          : { url: href(target), label: String(target), active: target === page },
      ),
      { url: next, label: '下一页 &raquo;', active: false },
    ],
    next_page_url: next,
    path,
    per_page: echoesSize && sentSize !== null ? sentSize : size,
    prev_page_url: previous,
    to: from === null ? null : from + rows.length - 1,
    total,
  }
}

/** Returns all pages if there are few, else those at both ends and near `page`. A gap is null. */
function pageNumbers(page: number, lastPage: number): (number | null)[] {
  const all = Array.from({ length: lastPage }, (_, index) => index + 1)
  if (lastPage < 14) return all
  const shown = all.filter(
    (target) => target <= 2 || target > lastPage - 2 || Math.abs(target - page) <= 3,
  )
  return shown.flatMap((target, index) => {
    const before = shown[index - 1]
    return before !== undefined && target - before > 1 ? [null, target] : [target]
  })
}
