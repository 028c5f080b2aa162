import { join, type Sentence } from './sentences'

/** A paragraph of a transcript: indices of its sentences, and its time in seconds. */
export interface Paragraph {
  indices: number[]
  start: number
  end: number
}

/** Silence after which a new paragraph begins, in seconds. */
const pause = 1.5

/** From this length in characters on, a paragraph ends with its sentence. About four lines. */
const fullLength = 100

/**
 * Joins sentences to paragraphs. A paragraph ends at a pause or when it is full. It lasts until the next one begins.
 *
 * @param shown indices of the sentences to join
 */
export function paragraphsOf(
  sentences: readonly Sentence[],
  shown: readonly number[],
): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let length = 0
  let spokenUntil = 0
  for (const index of shown) {
    const sentence = sentences[index]
    if (sentence === undefined) continue
    const last = paragraphs.at(-1)
    const continues =
      last !== undefined &&
      last.indices.at(-1) === index - 1 &&
      length < fullLength &&
      sentence.start - spokenUntil <= pause
    if (continues) last.indices.push(index)
    else {
      if (last) last.end = sentence.start
      paragraphs.push({ indices: [index], start: sentence.start, end: Infinity })
      length = 0
    }
    length += sentence.text.length
    spokenUntil = sentence.end
  }
  return paragraphs
}

/** Text of a paragraph. */
export function paragraphText(sentences: readonly Sentence[], { indices }: Paragraph): string {
  return indices.map((index) => sentences[index]?.text ?? '').reduce(join, '')
}
