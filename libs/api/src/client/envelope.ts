import { failure } from '../error/failure'
import { explainCode } from '../wire/explain'
import { toNumber } from '../wire/scalars'
import { isRecord } from '../wire/record'
import { replyFailure } from './reply-failure'

// Bundlers put the mode in its place, as for React.
declare const process: { env: { NODE_ENV?: string } }

/** Takes the data out of a reply's text; throws the `ApiError` that the reply amounts to. */
export function openEnvelope(
  text: string,
  readOddCode: ((code: unknown) => unknown) | undefined,
): unknown {
  const envelope = parse(text)
  if (!isRecord(envelope)) throw failure('malformed', { cause: 'The reply is no envelope' })
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
    const cause = new Error('The reply is no JSON: does baseUrl lead to the API?', { cause: error })
    throw failure('malformed', { cause })
  }
}
