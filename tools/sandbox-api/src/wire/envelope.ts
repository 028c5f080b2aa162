import type { ApiFailure } from './api-failure'

const headers = { 'Content-Type': 'application/json' }

/** Creates a success reply. Missing data is `[]`, never `{}` or `null`. */
export function success(data: unknown): Response {
  return new Response(encode({ code: 0, message: '', data: data ?? [] }), { headers })
}

export function failure({ code, message }: ApiFailure): Response {
  return envelope(code, message, [])
}

export function envelope(code: unknown, message: string, data: unknown): Response {
  return new Response(encode({ code, message, data }), { headers })
}

/** Encodes JSON. Escapes slashes and all non-ASCII characters, as in production. */
export function encode(value: unknown): string {
  return JSON.stringify(value).replace(/[\u0080-\uffff/]/g, (character) =>
    character === '/' ? '\\/' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
