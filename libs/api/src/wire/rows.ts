import { fallback, safeParse } from 'valibot'
import type { GenericSchema, InferOutput } from 'valibot'
import { numberOrZero } from './scalars'
import { record } from './record'
import { sent } from './sent'

/**
 * Maximum rows of a page, which a sitemap requests. Without it, a broken server could block the
 * browser for minutes.
 */
const mostOfPage = 1000

function readable<Row extends GenericSchema>(row: Row, items: readonly unknown[]) {
  return items.flatMap((item): InferOutput<Row>[] => {
    const result = safeParse(row, item)
    return result.success ? [result.output] : []
  })
}

/**
 * Schema of a required list. Unreadable rows are skipped, so that one broken row does not hide the
 * others. The list is malformed if it has rows and none is readable.
 *
 * @param most maximum number of rows; further ones are ignored
 */
// @__NO_SIDE_EFFECTS__
export function rows<Row extends GenericSchema>(row: Row, most = Infinity) {
  return sent((value) => {
    if (!Array.isArray(value)) return undefined
    const list = readable(row, value.slice(0, most))
    return list.length > 0 || value.length === 0 ? list : undefined
  }, row)
}

/** Schema of an optional list. Unreadable rows are skipped; a missing list is `[]`. */
// @__NO_SIDE_EFFECTS__
export function innerRows<Row extends GenericSchema>(row: Row) {
  return fallback(
    sent((value) => (Array.isArray(value) ? readable(row, value) : undefined)),
    [],
  )
}

/** Schema of a page of at most {@link mostOfPage} rows. An empty page has an empty list: `{ data: [] }`. */
// @__NO_SIDE_EFFECTS__
export function pageOf<Row extends GenericSchema>(row: Row) {
  return record({ data: rows(row, mostOfPage), total: numberOrZero })
}
