import { fallback, pipe, safeParse } from 'valibot'
import type { GenericSchema, InferOutput } from 'valibot'
import { numberOrZero } from './scalars'
import { record } from './record'
import { nothingToNull, sent } from './sent'

/** As many as a sitemap asks for at once. All that a broken server may send would hold the browser for minutes. */
const mostOfPage = 1000

function readable<Row extends GenericSchema>(row: Row, items: readonly unknown[]) {
  return items.flatMap((item): InferOutput<Row>[] => {
    const result = safeParse(row, item)
    return result.success ? [result.output] : []
  })
}

/**
 * A list that a reply is about. Unreadable rows are left out, so that one broken row does not hide
 * the others; when rows were sent and none is readable, the list is malformed.
 *
 * @param most rows that are read; what was sent beyond them is left out
 */
// @__NO_SIDE_EFFECTS__
export function rows<Row extends GenericSchema>(row: Row, most = Infinity) {
  return sent((value) => {
    if (!Array.isArray(value)) return undefined
    const list = readable(row, value.slice(0, most))
    return list.length > 0 || value.length === 0 ? list : undefined
  }, row)
}

/** A list inside a reply: unreadable rows are left out, `[]` when there is no list. */
// @__NO_SIDE_EFFECTS__
export function innerRows<Row extends GenericSchema>(row: Row) {
  return fallback(
    sent((value) => (Array.isArray(value) ? readable(row, value) : undefined)),
    [],
  )
}

/** One page of a numbered list, its first {@link mostOfPage} rows; a bare `[]` is an empty page. */
// @__NO_SIDE_EFFECTS__
export function pageOf<Row extends GenericSchema>(row: Row) {
  return pipe(
    sent((value) => (nothingToNull(value) === null ? { data: [] } : value)),
    record({ data: rows(row, mostOfPage), total: numberOrZero }),
  )
}
