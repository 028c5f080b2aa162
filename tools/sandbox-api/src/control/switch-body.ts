import type { Context } from 'hono'

/** Parses the body of a request as a JSON object. An empty body is `{}`. */
export async function readBody(c: Context): Promise<object> {
  const body = await c.req.text()
  const parsed: unknown = body === '' ? {} : JSON.parse(body)
  if (typeof parsed !== 'object' || parsed === null) throw new Error('The body must be an object')
  return parsed
}

export function field(body: object, name: string): unknown {
  return Object.entries(body).find(([key]) => key === name)?.[1]
}
