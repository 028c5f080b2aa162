import * as v from 'valibot'

/** An injected failure of calls, set through `POST /__sandbox/faults`. */
export const faultSchema = v.strictObject({
  /** `METHOD /path`, such as `GET /api/v2/course/{id}`. Braces and `*` match any text. */
  operation: v.string(),
  delayMs: v.optional(v.number()),
  status: v.optional(v.number()),
  code: v.optional(v.unknown()),
  message: v.optional(v.string()),
  /** Replaces the `data` of the reply. */
  data: v.optional(v.unknown()),
  body: v.optional(v.picklist(['broken-json', 'empty', 'html'])),
  /** Closes the connection. */
  drop: v.optional(v.boolean()),
  /** If false, the reply has no CORS headers, like that of a proxy. */
  cors: v.optional(v.boolean()),
  /** Runs the call first and loses or delays only its reply. */
  after: v.optional(v.boolean()),
  /** Number of calls that fail; all if omitted. */
  times: v.optional(v.number(), Number.POSITIVE_INFINITY),
  /** Substrings that a call must contain for the fault to apply. */
  match: v.optional(
    v.strictObject({ path: v.optional(v.string()), query: v.optional(v.string()) }),
  ),
})

export type Fault = v.InferOutput<typeof faultSchema>

interface FaultyCall {
  method: string
  path: string
  query: string
}

export interface Faults {
  add: (fault: Fault) => void
  clear: () => void
  /** Returns the newest fault that applies to a call, and decrements its `times`. */
  claim: (call: FaultyCall) => Fault | null
}

export function createFaults(): Faults {
  let active: Fault[] = []
  return {
    add: (fault) => {
      active = [fault, ...active]
    },
    clear: () => {
      active = []
    },
    claim: (call) => {
      const fault = active.find((candidate) => appliesTo(candidate, call))
      if (!fault) return null
      fault.times -= 1
      active = active.filter(({ times }) => times > 0)
      return fault
    },
  }
}

function appliesTo({ operation, match = {} }: Fault, call: FaultyCall): boolean {
  return (
    operationPattern(operation).test(`${call.method} ${call.path}`) &&
    call.path.includes(match.path ?? '') &&
    call.query.includes(match.query ?? '')
  )
}

function operationPattern(operation: string): RegExp {
  const pattern = operation
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{[^}]*\}/g, '[^/]+')
    .replaceAll('*', '.*')
  return new RegExp(`^${pattern}$`)
}
