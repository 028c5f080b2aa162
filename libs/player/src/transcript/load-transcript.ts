import { probeMedia, isWebVtt } from '../media/media-probe'
import type { Cue } from '../captions/use-cues'
import { isHls } from '../rules/playlist'
import type { StreamSource } from '../rules/player-source'
import { parseVtt } from './parse-vtt'
import { sentencesOf, type Sentence } from './sentences'
import { chooseSubtitles, clockOf, segmentsOf, subtitlesOf } from './subtitle-playlist'

/** WebVTT file, or HLS playlist that lists subtitles. */
export type TranscriptSource = Pick<StreamSource, 'url' | 'format'>

/** Why a transcript is missing. */
export type TranscriptFailureKind = 'missing' | 'unreadable' | 'network'

export interface LoadedTranscript {
  /** BCP 47 tag, or an empty string if the source does not name it. */
  language: string
  sentences: readonly Sentence[]
}

/** Reason why a transcript cannot be shown. */
export class TranscriptError extends Error {
  readonly kind: TranscriptFailureKind

  constructor(kind: TranscriptFailureKind) {
    super(kind)
    this.kind = kind
  }
}

/** Requests at the same time. A browser sends no more to one server. */
const parallel = 6

async function read(url: string, signal: AbortSignal): Promise<string> {
  const answer = await probeMedia(url, signal, 'same-origin')
  if (!answer || answer.status >= 500) throw new TranscriptError('network')
  if (answer.status >= 400) throw new TranscriptError('missing')
  return answer.text
}

async function parse(text: string): Promise<Cue[]> {
  const cues = isWebVtt(text) ? await parseVtt(text) : null
  if (cues === null) throw new TranscriptError('unreadable')
  return cues
}

/** A cue that lasts longer than its file is in the next file, too. */
function withoutRepeats(cues: readonly Cue[]): Cue[] {
  const seen = new Set<string>()
  return cues.filter(({ start, text }) => {
    const key = `${Math.round(start * 10)} ${text}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

async function readSegments(urls: readonly string[], signal: AbortSignal): Promise<Cue[]> {
  const cues: Cue[] = []
  let firstClock: number | undefined
  for (let from = 0; from < urls.length; from += parallel) {
    const files = await Promise.all(
      urls.slice(from, from + parallel).map((url) => read(url, signal)),
    )
    for (const file of files) {
      const clock = clockOf(file)
      firstClock ??= clock
      const delay = clock - firstClock
      for (const cue of await parse(file)) {
        cues.push({ ...cue, start: cue.start + delay, end: cue.end + delay })
      }
    }
  }
  return withoutRepeats(cues)
}

async function readPlaylist(url: string, language: string, signal: AbortSignal) {
  const subtitles = chooseSubtitles(subtitlesOf(await read(url, signal), url), language)
  if (!subtitles) throw new TranscriptError('missing')
  const segments = segmentsOf(await read(subtitles.url, signal), subtitles.url)
  return {
    language: subtitles.language,
    cues: await readSegments(segments, signal),
  }
}

/**
 * Loads a transcript.
 *
 * @param language preferred language, if the playlist lists several
 * @throws {TranscriptError} if there is none, it is no WebVTT, or it cannot be loaded within 8 s
 */
export async function loadTranscript(
  source: TranscriptSource,
  language: string,
  signal: AbortSignal,
): Promise<LoadedTranscript> {
  const url = new URL(source.url, document.baseURI).href
  const found = isHls(source)
    ? await readPlaylist(url, language, signal)
    : { language: '', cues: await parse(await read(url, signal)) }
  const sentences = sentencesOf(found.cues)
  if (sentences.length === 0) throw new TranscriptError('unreadable')
  return { language: found.language, sentences }
}
