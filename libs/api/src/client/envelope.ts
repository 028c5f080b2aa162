import { failure } from '../error/failure'
import { explainCode } from '../wire/explain'
import { toNumber } from '../wire/scalars'
import { isRecord } from '../wire/record'
import { replyFailure } from './reply-failure'

// Bundlers replace this, so production builds drop the explanation.
declare const process: { env: { NODE_ENV?: string } }

/** Returns the data of a reply. Throws an `ApiError` if the reply is a failure. */
export function openEnvelope(
  text: string,
  readOddCode: ((code: unknown) => unknown) | undefined,
): unknown {
  const envelope = parse(text)
  if (!isRecord(envelope)) throw failure('malformed', { cause: 'The reply is not an envelope' })
  const { code: sentCode, message, data } = envelope
  const code = toNumber(sentCode)
  if (code === 0) return data
  if (code !== undefined) {
    throw replyFailure(code, typeof message === 'string' ? message.trim() : '', envelope)
  }
  const oddData = readOddCode?.(sentCode)
  if (oddData === undefined) {
    throw failure('malformed', {
      cause: process.env.NODE_ENV === 'production' ? envelope : explainCode(envelope),
    })
  }
  return oddData
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const cause = new Error('The reply is not JSON. Check that baseUrl points to the API.', {
      cause: error,
    })
    throw failure('malformed', { cause })
  }
}
