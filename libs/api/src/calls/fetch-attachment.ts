import type { ApiClient, CallOptions } from '../client/api-client'
import { failure } from '../error/failure'
import { isRecord } from '../wire/record'
import { fetchAttachmentUrl } from './course'

const ownPath = '/api/v3/course/attach-download'

/** Maximum size of a JSON refusal, in bytes. Longer JSON is the file. */
const longestRefusal = 10_000

/** A downloaded attachment, or its URL. */
export type AttachmentDownload =
  | { kind: 'file'; file: Blob }
  /** The file is on another host, which the page can open but scripts cannot read. */
  | { kind: 'url'; url: string }

/** Refusals have status 200 and replace the file. */
async function refusalIn(reply: Blob): Promise<string | null> {
  if (!reply.type.includes('json') || reply.size > longestRefusal) return null
  const text = await reply.text()
  try {
    const body: unknown = JSON.parse(text)
    return isRecord(body) && 'code' in body && 'message' in body && 'data' in body ? text : null
  } catch {
    return null
  }
}

function signOf(url: string): string | null {
  try {
    const { pathname, searchParams } = new URL(url, 'https://api.invalid')
    return pathname.endsWith(ownPath) ? searchParams.get('sign') : null
  } catch {
    return null
  }
}

/**
 * Downloads an attachment. A file that the API hosts is read by this page, so that a refusal
 * rejects the call instead of opening as JSON. Every call counts as a download, so call it on
 * click, never in advance.
 *
 * @param options `timeoutMs` applies to the whole file
 */
export async function fetchAttachment(
  api: ApiClient,
  ids: { courseId: number; attachmentId: number },
  options?: CallOptions,
): Promise<AttachmentDownload> {
  const url = await fetchAttachmentUrl(api, ids, { signal: options?.signal })
  const sign = signOf(url)
  if (sign === null) return { kind: 'url', url }
  let file: Blob | undefined
  return api.perform(
    {
      async send(http, init) {
        const params = { query: { sign } }
        const reply = await http.GET(ownPath, { ...init, parseAs: 'blob', params })
        if (!(reply.data instanceof Blob)) return reply
        const refusal = await refusalIn(reply.data)
        if (refusal === null) file = reply.data
        return { ...reply, data: refusal ?? '{"code":0,"message":"","data":[]}' }
      },
      read() {
        if (file === undefined) throw failure('malformed', { cause: 'The reply contains no file' })
        return { kind: 'file', file }
      },
    },
    options,
  )
}
