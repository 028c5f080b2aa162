/** What a request for a media address was answered with. */
export interface MediaAnswer {
  status: number
  text: string
}

/** Longest wait for an answer, in ms; beyond it the element finds out for itself. */
const patience = 8_000

/**
 * Asks for a media address as the element would: its events say neither the status of a refusal nor
 * what a playlist lists.
 *
 * @param range `bytes=0-0` for a file, of which nothing but the status is wanted
 * @returns `null` when there is no answer, or one that may not be read
 */
export async function probeMedia(
  url: string,
  signal: AbortSignal,
  range?: string,
): Promise<MediaAnswer | null> {
  const life = new AbortController()
  const end = () => life.abort()
  const timer = setTimeout(end, patience)
  signal.addEventListener('abort', end, { once: true })
  try {
    // eslint-disable-next-line house/fetch -- a film is no call of the API: what is asked is what the element asks, and hides the answer of
    const reply = await fetch(url, { signal: life.signal, headers: range ? { Range: range } : {} })
    if (range === undefined) return { status: reply.status, text: await reply.text() }
    await reply.body?.cancel()
    return { status: reply.status, text: '' }
  } catch {
    return null
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}
