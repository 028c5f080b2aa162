import { getDotPath, safeParse } from 'valibot'
import type { GenericIssue, GenericSchema, RawTransformIssueInfo } from 'valibot'

/**
 * Describes an unreadable value for developers. For a list, describes the issue of its first row.
 */
export function explain(
  value: unknown,
  expected: string | GenericSchema | undefined,
): RawTransformIssueInfo<unknown> {
  if (typeof expected !== 'object') return { expected }
  const issue = Array.isArray(value) && safeParse(expected, value[0]).issues?.[0]
  if (!issue) return { expected: 'list' }
  const row = {
    type: 'unknown',
    origin: 'value',
    input: value,
    key: 0,
    value: issue.input,
  } as const
  return { message: issue.message, path: [row, ...(issue.path ?? [])] }
}

/** Returns an error that names each unreadable field of a reply's `data` and the expected type. */
export function explainAll(issues: readonly GenericIssue[]): Error {
  const lines = issues.map((issue) => {
    const path = getDotPath(issue)
    return `${path === null ? 'data' : `data.${path}`}: ${issue.message}`
  })
  return new Error(lines.join('\n'), { cause: issues })
}

/** Returns an error that names the invalid code of a reply. */
export function explainCode(envelope: Record<string, unknown>): Error {
  const code = JSON.stringify(envelope.code) ?? 'undefined'
  return new Error(`code: Invalid input: Expected number but received ${code}`, { cause: envelope })
}
