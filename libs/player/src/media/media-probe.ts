import { failureOfStatus, type PlayerFailureKind } from '../rules/player-failure'

/** What a request for a media URL was answered with. */
export interface MediaAnswer {
  status: number
  text: string
}

/** Longest wait for an answer, in ms; beyond it the element finds out for itself. */
const patience = 8_000

/** What of the user's a request for the media of an element carries, as its `crossOrigin` says. */
export function credentialsOf({ crossOrigin }: HTMLVideoElement): RequestCredentials {
  return crossOrigin === 'use-credentials' ? 'include' : 'same-origin'
}

/** Asks until `patience` or `signal` ends; `null` without an answer that may be read. */
async function ask<T>(
  url: string,
  signal: AbortSignal,
  init: RequestInit,
  read: (reply: Response) => Promise<T>,
): Promise<T | null> {
  const life = new AbortController()
  for (const end of [signal, AbortSignal.timeout(patience)]) {
    end.addEventListener('abort', () => life.abort(), { signal: life.signal })
  }
  try {
    // eslint-disable-next-line workspace/fetch -- a video is no call of the API: what is asked is what the element asks, and hides the answer of
    return await read(await fetch(url, { ...init, signal: life.signal }))
  } catch {
    return null
  } finally {
    // Takes the listeners off.
    life.abort()
  }
}

/**
 * Asks for a media URL as the element would: its events say neither the status of a refusal nor
 * what a playlist lists.
 *
 * @param credentials what {@link credentialsOf} says
 * @param range `bytes=0-0` for a file, of which only the status is needed
 * @returns `null` when there is no answer, or one that may not be read
 */
export function probeMedia(
  url: string,
  signal: AbortSignal,
  credentials: RequestCredentials,
  range?: string,
): Promise<MediaAnswer | null> {
  const headers = range === undefined ? undefined : { Range: range }
  return ask(url, signal, { headers, credentials }, async (reply) => {
    if (range === undefined) return { status: reply.status, text: await reply.text() }
    await reply.body?.cancel()
    return { status: reply.status, text: '' }
  })
}

/** Whether a server answers at all; an answer without CORS headers cannot be read. */
async function isAnswered(url: string, signal: AbortSignal): Promise<boolean> {
  const init: RequestInit = { method: 'HEAD', mode: 'no-cors' }
  return (await ask(url, signal, init, () => Promise.resolve(true))) ?? false
}

/**
 * Why a URL gives no media, as far as its server lets this page know.
 *
 * @param otherwise the reason when the server has nothing against the URL
 */
export async function failureOfUrl(
  url: string,
  signal: AbortSignal,
  credentials: RequestCredentials,
  otherwise: PlayerFailureKind,
): Promise<PlayerFailureKind> {
  const answer = await probeMedia(url, signal, credentials, 'bytes=0-0')
  if (answer !== null && answer.status < 400) return otherwise
  if (answer !== null) return failureOfStatus(answer.status, navigator.onLine)
  // Refusals often come without the CORS headers that the video itself has.
  return (await isAnswered(url, signal)) ? 'unavailable' : failureOfStatus(0, navigator.onLine)
}
