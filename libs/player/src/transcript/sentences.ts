import type { Cue } from '../captions/use-cues'

/** Sentence of a transcript. Times are in seconds. */
export type Sentence = Cue

/** Maximum number of cues per sentence, so that users can jump to short parts. */
const mostCues = 6

/** Silence after which a new sentence begins, in seconds. */
const longestGap = 2

const endsSentence = (text: string) => /[。！？!?…][」』”’"')）]*$|[^.]\.["')]*$/.test(text)

/** Returns the space between two texts, or an empty string between Chinese characters. */
export function gapBetween(before: string, after: string): string {
  const isSpaced = /[\p{L}\p{N},.;:!?]$/u.test(before) && !/[\p{Script=Han}]$/u.test(before)
  return isSpaced && /^["'(\p{Script=Latin}\p{N}]/u.test(after) ? ' ' : ''
}

/** Joins texts with a space, except between Chinese characters. */
export function join(before: string, after: string): string {
  return before + gapBetween(before, after) + after
}

/**
 * Joins cues to sentences. Captions without full stops stay unchanged, one per cue. A sentence begins with a cue, so a
 * jump to it is exact.
 */
export function sentencesOf(cues: readonly Cue[]): Sentence[] {
  const lines = cues
    .map((cue) => ({
      ...cue,
      text: cue.text
        .split(/\s*\n\s*/)
        .map((line) => line.trim())
        .filter(Boolean)
        .reduce(join, ''),
    }))
    .filter(({ text }) => text !== '')
    .sort((one, other) => one.start - other.start)
  const hasStops = lines.filter(({ text }) => endsSentence(text)).length * 4 >= lines.length
  const sentences: Sentence[] = []
  let joined = 0
  for (const line of lines) {
    const last = sentences.at(-1)
    const continues =
      last !== undefined &&
      hasStops &&
      !endsSentence(last.text) &&
      line.start - last.end < longestGap &&
      joined < mostCues
    if (!continues) {
      sentences.push(line)
      joined = 1
      continue
    }
    last.text = join(last.text, line.text)
    last.end = Math.max(last.end, line.end)
    joined += 1
  }
  return sentences
}

/** Browsers may seek up to this far before the requested second, in seconds. */
const seekError = 0.1

/** Index of the sentence at a second, or of the last one before it. -1 before the first one. */
export function sentenceAt(sentences: readonly Sentence[], seconds: number): number {
  return sentences.findLastIndex(({ start }) => start <= seconds + seekError)
}

/** Splits a text at the matches of a query. Matches have odd indices. Without a query there are none. */
export function splitByMatch(text: string, query: string): string[] {
  if (query === '') return [text]
  return text.split(new RegExp(`(${query.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')})`, 'iu'))
}
