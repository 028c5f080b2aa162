/** An injected failure of calls, set through `POST /__sandbox/faults`. */
export interface Fault {
  /** `METHOD /path`, such as `GET /api/v2/course/{id}`. Braces and `*` match any text. */
  operation: string
  delayMs?: number
  status?: number
  code?: unknown
  message?: string
  /** Replaces the `data` of the reply. */
  data?: unknown
  body?: 'broken-json' | 'empty' | 'html'
  /** Closes the connection. */
  drop?: boolean
  /** If false, the reply has no CORS headers, like that of a proxy. */
  cors?: boolean
  /** Runs the call first and loses or delays only its reply. */
  after?: boolean
  /** Number of calls that fail. @default all */
  times?: number
  /** Substrings that a call must contain for the fault to apply. */
  match?: { path?: string; query?: string; userAgent?: string }
}

interface FaultyCall {
  method: string
  path: string
  query: string
  userAgent: string
}

export interface Faults {
  add: (fault: Fault) => void
  clear: () => void
  list: () => Fault[]
  /** Returns the newest fault that applies to a call, and decrements its `times`. */
  claim: (call: FaultyCall) => Fault | null
}

export function createFaults(): Faults {
  let active: (Fault & { left: number })[] = []
  return {
    add: (fault) => {
      active = [{ ...fault, left: fault.times ?? Number.POSITIVE_INFINITY }, ...active]
    },
    clear: () => {
      active = []
    },
    list: () =>
      active.map(({ left, ...fault }) =>
        Number.isFinite(left) ? { ...fault, times: left } : fault,
      ),
    claim: (call) => {
      const fault = active.find((candidate) => appliesTo(candidate, call))
      if (!fault) return null
      fault.left -= 1
      active = active.filter(({ left }) => left > 0)
      return fault
    },
  }
}

function appliesTo({ operation, match = {} }: Fault, call: FaultyCall): boolean {
  return (
    operationPattern(operation).test(`${call.method} ${call.path}`) &&
    call.path.includes(match.path ?? '') &&
    call.query.includes(match.query ?? '') &&
    call.userAgent.includes(match.userAgent ?? '')
  )
}

function operationPattern(operation: string): RegExp {
  const pattern = operation
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{[^}]*\}/g, '[^/]+')
    .replaceAll('*', '.*')
  return new RegExp(`^${pattern}$`)
}
