import { HttpResponse, type HttpHandler } from 'msw'
import type { components } from '../generated/schema'
import type { HandlerOptions } from './handler-options'
import { handling } from './handling'

const pending: components['schemas']['FaceCheckPending'] = {
  code: { status: 5 },
  message: '',
  data: [],
}

/** The reply "not passed yet" of `getFaceCheck`, the one reply whose `code` is an object. */
export function awaitingFaceCheck(options?: HandlerOptions): HttpHandler {
  return handling('getFaceCheck', () => HttpResponse.json(pending), options)
}
