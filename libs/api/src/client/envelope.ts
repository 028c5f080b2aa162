import { malformedReply } from '../error/malformed-reply'
import { replyError } from './reply-error'

/** Takes the data out of a reply's text; throws the `ApiError` that the reply amounts to. */
export function openEnvelope(
  text: string,
  readOddCode: ((code: unknown) => unknown) | undefined,
): unknown {
  const envelope = parse(text)
  if (typeof envelope !== 'object' || envelope === null || !('code' in envelope)) {
    throw malformedReply('The reply is no envelope')
  }
  const code = toCode(envelope.code)
  if (code === undefined) {
    const data = readOddCode?.(envelope.code)
    if (data === undefined) throw malformedReply({ code: envelope.code })
    return data
  }
  if (code !== 0) {
    const message = 'message' in envelope ? envelope.message : ''
    throw replyError(code, typeof message === 'string' ? message.trim() : '', envelope)
  }
  return 'data' in envelope ? envelope.data : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw malformedReply(cause)
  }
}

function toCode(code: unknown): number | undefined {
  const number = typeof code === 'string' && code.trim() !== '' ? Number(code) : code
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined
}
