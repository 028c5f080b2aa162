import { decodeText } from './decode-text'
import { failureOfStatus, type PlayerFailureKind } from '../rules/player-failure'

/** Response to a request for a media URL. */
export interface MediaAnswer {
  status: number
  /** URL after redirects. */
  url: string
  /** Empty if it is no text. */
  text: string
}

/** Timeout of a request in ms. After it, the element loads the URL without the result. */
const timeout = 8_000

/** Credentials mode that matches the `crossOrigin` of an element. */
export function credentialsOf({ crossOrigin }: HTMLVideoElement): RequestCredentials {
  return crossOrigin === 'use-credentials' ? 'include' : 'same-origin'
}

/** Returns null if the request fails, times out, is aborted, or CORS forbids reading the response. */
async function request<T>(
  url: string,
  signal: AbortSignal,
  init: RequestInit,
  read: (response: Response) => Promise<T>,
): Promise<T | null> {
  const life = new AbortController()
  for (const end of [signal, AbortSignal.timeout(timeout)]) {
    end.addEventListener('abort', () => life.abort(), { signal: life.signal })
  }
  try {
    // eslint-disable-next-line workspace/fetch -- this repeats the request of the video element, which is not an API call
    return await read(await fetch(url, { ...init, signal: life.signal }))
  } catch {
    return null
  } finally {
    // Removes the listeners.
    life.abort()
  }
}

/**
 * Requests a media URL like the element does, because the element's events contain neither the status of an
 * error nor the text of a playlist.
 *
 * @param credentials result of {@link credentialsOf}
 * @returns null if there is no response, or if CORS forbids reading it
 */
export function probeMedia(
  url: string,
  signal: AbortSignal,
  credentials: RequestCredentials,
): Promise<MediaAnswer | null> {
  return request(url, signal, { credentials }, async (response) => {
    const text = decodeText(await response.arrayBuffer()) ?? ''
    return { status: response.status, url: response.url, text }
  })
}

/** Returns the status of a media URL without loading the file. Null as for {@link probeMedia}. */
function statusOf(
  url: string,
  signal: AbortSignal,
  credentials: RequestCredentials,
): Promise<number | null> {
  const headers = { Range: 'bytes=0-0' }
  return request(url, signal, { headers, credentials }, async (response) => {
    await response.body?.cancel()
    return response.status
  })
}

/** Returns whether the server responds, even if CORS forbids reading the response. */
async function isReachable(url: string, signal: AbortSignal): Promise<boolean> {
  const init: RequestInit = { method: 'HEAD', mode: 'no-cors' }
  return (await request(url, signal, init, () => Promise.resolve(true))) ?? false
}

/**
 * Finds out why a URL cannot be played, as far as CORS allows.
 *
 * @param otherwise result if the server accepts the URL
 */
export async function failureOfUrl(
  url: string,
  signal: AbortSignal,
  credentials: RequestCredentials,
  otherwise: PlayerFailureKind,
): Promise<PlayerFailureKind> {
  const status = await statusOf(url, signal, credentials)
  if (status !== null) return status < 400 ? otherwise : failureOfStatus(status)
  // Error responses often have no CORS headers, even if the video itself has them.
  return (await isReachable(url, signal)) ? 'unavailable' : failureOfStatus(0)
}

/** Whether a text has the signature of a WebVTT file. */
export function isWebVtt(text: string): boolean {
  return /^\uFEFF?WEBVTT(?:\s|$)/.test(text)
}
