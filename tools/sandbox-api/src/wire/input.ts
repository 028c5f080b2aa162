import type { Context } from 'hono'
import { badParameter, refuse, unexpected } from './api-failure'

const untrimmed = new Set(['password', 'password_confirmation'])

/** Parameters of a call: query and body merged; the body takes precedence. */
export interface Input {
  /** As sent (strings trimmed), or undefined. */
  raw: (name: string) => unknown
  /** As text; `''` if missing. A list fails with 错误, as in production. */
  text: (name: string) => string
  /**
   * As an integer, or the fallback if missing. Text without a number is 0; too large a number
   * fails.
   */
  int: (name: string, fallback: number) => number
  has: (name: string) => boolean
  file: (name: string) => File | null
}

export async function readInput(c: Context): Promise<Input> {
  const values = new Map<string, unknown>()
  for (const [name, value] of [
    ...Object.entries(c.req.query()),
    ...Object.entries(await readBody(c)),
  ]) {
    // `name[]=…` is a list called `name`.
    const [plain = name] = name.split('[')
    values.set(plain, plain === name ? value : [value])
  }

  function raw(name: string): unknown {
    const value = values.get(name)
    return typeof value === 'string' && !untrimmed.has(name) ? value.trim() : value
  }

  function text(name: string): string {
    const value = raw(name)
    if (typeof value === 'string') return value
    if (typeof value === 'object' && value !== null) throw unexpected()
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
  }

  return {
    raw,
    text,
    int: (name, fallback) => {
      const value = text(name)
      if (value === '') return values.has(name) ? 0 : fallback
      const number = Number.parseInt(value, 10)
      if (Math.abs(number) > Number.MAX_SAFE_INTEGER) throw unexpected()
      return Number.isNaN(number) ? 0 : number
    },
    has: (name) => values.has(name),
    file: (name) => {
      const value = values.get(name)
      return value instanceof File ? value : null
    },
  }
}

/**
 * Requires texts that are not blank. Joins the messages of all missing ones and of the further
 * complaints with commas, including duplicates.
 */
export function demand(
  input: Input,
  messages: Record<string, string>,
  further: (string | null)[] = [],
) {
  const missing = Object.entries(messages)
    .filter(([name]) => input.text(name).trim() === '')
    .map(([, message]) => message)
  const complaints = [...missing, ...further.filter((message) => message !== null)]
  if (complaints.length > 0) throw refuse(complaints.join(','))
}

/** Requires a positive integer. */
export function positiveInt(input: Input, name: string): number {
  const value = input.int(name, 0)
  if (value <= 0) throw badParameter()
  return value
}

async function readBody(c: Context): Promise<object> {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return {}
  const type = c.req.header('Content-Type') ?? ''
  if (type.includes('form')) return c.req.parseBody()
  const body = await c.req.text()
  if (body === '') return {}
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    // An unreadable body is treated as empty.
    return {}
  }
}
