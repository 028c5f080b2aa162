/** A way in which calls shall fail, set through `POST /__sandbox/faults`. */
export interface Fault {
  /** `METHOD /path`, braces and `*` standing for any text: `GET /api/v2/course/{id}`. */
  operation: string
  delayMs?: number
  status?: number
  code?: unknown
  message?: string
  /** Replaces the `data` of the reply. */
  data?: unknown
  body?: 'broken-json' | 'empty' | 'html'
  /** Cuts the connection. */
  drop?: boolean
  /** false: the reply carries no CORS headers, as replies of a proxy in front of the application. */
  cors?: boolean
  /** The call is carried out first: only its answer is lost or late. */
  after?: boolean
  /** How many calls fail; without it, all. */
  times?: number
  /** Only calls whose parts contain these texts. */
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
  /** The newest fault that a call falls under; counts down its `times`. */
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
      const fault = active.find((candidate) => concerns(candidate, call))
      if (!fault) return null
      fault.left -= 1
      active = active.filter(({ left }) => left > 0)
      return fault
    },
  }
}

function concerns({ operation, match = {} }: Fault, call: FaultyCall): boolean {
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
