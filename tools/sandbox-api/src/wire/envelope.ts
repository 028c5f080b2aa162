import type { ApiFailure } from './api-failure'

const headers = { 'Content-Type': 'application/json' }

/** A success reply. Nothing to tell is `[]`, never `{}` or `null`. */
export function success(data: unknown): Response {
  return new Response(encode({ code: 0, message: '', data: data ?? [] }), { headers })
}

export function failure({ code, message }: ApiFailure): Response {
  return envelope(code, message, [])
}

export function envelope(code: unknown, message: string, data: unknown): Response {
  return new Response(encode({ code, message, data }), { headers })
}

/** JSON with everything beyond ASCII, and every slash, escaped. */
export function encode(value: unknown): string {
  return JSON.stringify(value).replace(/[\u0080-\uffff/]/g, (character) =>
    character === '/' ? '\\/' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
