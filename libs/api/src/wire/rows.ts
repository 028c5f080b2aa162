import { array, check, fallback, pipe, safeParse, transform, unknown } from 'valibot'
import type { GenericSchema, InferOutput } from 'valibot'
import { number } from './number'
import { record } from './record'

const readable = <Row extends GenericSchema>(row: Row, sent: readonly unknown[]) =>
  sent.flatMap((item): InferOutput<Row>[] => {
    const result = safeParse(row, item)
    return result.success ? [result.output] : []
  })

/**
 * A list that a reply is about. Unreadable rows are left out, so that one broken row does not hide
 * the others; when rows were sent and none is readable, the list is malformed.
 */
export const rows = <Row extends GenericSchema>(row: Row) =>
  pipe(
    array(unknown()),
    transform((sent) => ({ isEmpty: sent.length === 0, list: readable(row, sent) })),
    check(({ isEmpty, list }) => isEmpty || list.length > 0, 'No row is readable'),
    transform(({ list }) => list),
  )

/** A list inside a reply: unreadable rows are left out, `[]` when there is no list. */
export const innerRows = <Row extends GenericSchema>(row: Row) =>
  fallback(
    pipe(
      array(unknown()),
      transform((sent) => readable(row, sent)),
    ),
    [],
  )

/** One page of a numbered list; a bare `[]` is an empty page. */
export const pageOf = <Row extends GenericSchema>(row: Row) =>
  pipe(
    unknown(),
    transform((data) => (Array.isArray(data) && data.length === 0 ? { data: [] } : data)),
    record({ data: rows(row), total: fallback(number, 0) }),
    transform(({ data, total }) => ({ data, total: Math.max(total, data.length) })),
  )
