import { HttpResponse, type HttpHandler } from 'msw'
import type { HandlerOptions } from './handler-options'
import { handling } from './handling'
import type { OperationName } from './operation-name'

/** What comes in place of an envelope. */
export interface BrokenReply {
  /** HTTP status; 200 when left out. */
  status?: number
  /** Body as text, e.g. `'<html>'`, `'{"code":0'`, `''`. */
  body: string
  /** `application/json` when left out. */
  contentType?: string
}

/** One operation answers with something that is no envelope, as a proxy or a crash does. */
export function breaking(
  operation: OperationName,
  { status = 200, body, contentType = 'application/json' }: BrokenReply,
  options?: HandlerOptions,
): HttpHandler {
  const headers = { 'content-type': contentType }
  return handling(operation, () => new HttpResponse(body, { status, headers }), options)
}
