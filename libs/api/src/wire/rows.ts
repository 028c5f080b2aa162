import { fallback, pipe, safeParse } from 'valibot'
import type { GenericSchema, InferOutput } from 'valibot'
import { numberOrZero } from './scalars'
import { record } from './record'
import { nothingToNull, sent } from './sent'

function readable<Row extends GenericSchema>(row: Row, items: readonly unknown[]) {
  return items.flatMap((item): InferOutput<Row>[] => {
    const result = safeParse(row, item)
    return result.success ? [result.output] : []
  })
}

/**
 * A list that a reply is about. Unreadable rows are left out, so that one broken row does not hide
 * the others; when rows were sent and none is readable, the list is malformed.
 */
// @__NO_SIDE_EFFECTS__
export function rows<Row extends GenericSchema>(row: Row) {
  return sent((value) => {
    if (!Array.isArray(value)) return undefined
    const list = readable(row, value)
    return list.length > 0 || value.length === 0 ? list : undefined
  })
}

/** A list inside a reply: unreadable rows are left out, `[]` when there is no list. */
// @__NO_SIDE_EFFECTS__
export function innerRows<Row extends GenericSchema>(row: Row) {
  return fallback(
    sent((value) => (Array.isArray(value) ? readable(row, value) : undefined)),
    [],
  )
}

/** One page of a numbered list; a bare `[]` is an empty page. */
// @__NO_SIDE_EFFECTS__
export function pageOf<Row extends GenericSchema>(row: Row) {
  return pipe(
    sent((value) => (nothingToNull(value) === null ? { data: [] } : value)),
    record({ data: rows(row), total: numberOrZero }),
  )
}
