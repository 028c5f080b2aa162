import type { ApiClient, CallOptions } from '../client/api-client'
import { isApiError } from '../error/api-error'
import { failure } from '../error/failure'
import { readAttachmentUrl } from '../normalize/course/attachment-url'
import { readFavoriteState } from '../normalize/course/favorite-state'
import { readNothing } from '../wire/reader'

const tooManyDownloads = '下载太频繁，稍后再试（每小时最多 60 次）'

/** Toggles a favorite course. Returns true if the course is now a favorite. */
export function toggleFavorite(
  api: ApiClient,
  { courseId }: { courseId: number },
  options?: CallOptions,
): Promise<boolean> {
  return api.perform(
    {
      send: (http, init) =>
        http.GET('/api/v2/course/{id}/like', { ...init, params: { path: { id: courseId } } }),
      read: readFavoriteState,
    },
    options,
  )
}

/**
 * Fetches the download URL of an attachment. It may work only once, and every call counts as a
 * download, so call it on click, never in advance.
 */
export async function fetchAttachmentUrl(
  api: ApiClient,
  { courseId, attachmentId }: { courseId: number; attachmentId: number },
  options?: CallOptions,
): Promise<string> {
  const path = { courseId, id: attachmentId }
  try {
    return await api.perform(
      {
        send: (http, init) =>
          http.GET('/api/v3/course/{courseId}/attach/{id}', { ...init, params: { path } }),
        read: readAttachmentUrl,
      },
      options,
    )
  } catch (cause) {
    // Downloads have a separate limit per hour.
    if (!isApiError(cause) || cause.kind !== 'rate-limited') throw cause
    throw failure('rate-limited', { code: cause.code, message: tooManyDownloads, cause })
  }
}

/**
 * Reports the playback position of a lesson. Positions are whole seconds from 1; smaller ones are
 * not sent.
 */
export async function recordProgress(
  api: ApiClient,
  { lessonId, seconds }: { lessonId: number; seconds: number },
  options?: CallOptions,
): Promise<void> {
  const duration = Math.floor(seconds)
  if (duration < 1) return
  const params = { path: { id: lessonId } }
  await api.perform(
    {
      send: (http, init) =>
        http.POST('/api/v2/video/{id}/record', { ...init, params, body: { duration } }),
      read: readNothing,
    },
    options,
  )
}
