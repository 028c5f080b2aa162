import type { Fault } from '../faults/faults'

const kinds: Record<Exclude<keyof Fault, 'code' | 'data'>, string> = {
  operation: 'string',
  delayMs: 'number',
  status: 'number',
  message: 'string',
  body: 'string',
  drop: 'boolean',
  cors: 'boolean',
  after: 'boolean',
  times: 'number',
  match: 'object',
}
const bodies: unknown[] = ['broken-json', 'empty', 'html', undefined]

/** Validates a fault. Throws with a readable message if a part is unknown or has the wrong type. */
export function parseFault(body: object): Fault {
  for (const [name, value] of Object.entries(body)) {
    if (name === 'code' || name === 'data') continue
    const kind = Object.entries(kinds).find(([known]) => known === name)?.[1]
    if (kind === undefined) throw new Error(`A fault has no option ${name}`)
    if (typeof value !== kind) throw new Error(`The ${name} of a fault must be a ${kind}`)
  }
  if (!isFault(body))
    throw new Error('A fault needs an operation, and its body must be of a known kind')
  return body
}

// `parseFault` has already checked the types of all parts.
function isFault(body: object): body is Fault {
  return 'operation' in body && (!('body' in body) || bodies.includes(body.body))
}
