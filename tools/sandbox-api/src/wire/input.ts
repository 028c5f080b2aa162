import type { Context } from 'hono'
import { badParameter, refuse, unexpected } from './api-failure'

const untrimmed = new Set(['password', 'password_confirmation'])

/** Merged query and body parameters of a call. The body takes precedence. */
export interface Input {
  /** The value as sent, but trimmed, or undefined. */
  raw: (name: string) => unknown
  /** The value as a string, `''` if missing. Fails for a list with 错误, as in production. */
  text: (name: string) => string
  /**
   * The value as an integer, or the fallback if missing. Text without a number is 0. Fails if the
   * number is too large.
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
 * Requires non-blank parameters. Throws the messages of all missing ones and the `further` messages,
 * joined with commas and including duplicates.
 */
export function requireTexts(
  input: Input,
  messages: Record<string, string>,
  further: (string | null)[] = [],
) {
  const missing = Object.entries(messages)
    .filter(([name]) => input.text(name).trim() === '')
    .map(([, message]) => message)
  const errors = [...missing, ...further.filter((message) => message !== null)]
  if (errors.length > 0) throw refuse(errors.join(','))
}

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
