let segmenter: Intl.Segmenter | undefined

/** Shortest last line, in characters. */
const minimumEnd = 3

/** Longest phrase, in characters. Fits in half of a small phone. */
const maximumPhrase = 7

const numeral = /[\d零一二三四五六七八九十百千万]/

/**
 * Splits a title where a line may end between two words. Browsers break after punctuation and spaces anyway.
 * A single character stays with its neighbors, because the dictionary splits 会计师 and 可视化, and because
 * 的 and 与 look lost at the start of a line.
 */
export function titlePhrases(title: string): string[] {
  if (!('Segmenter' in Intl)) return [title]
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  const starts = [0]
  let previous = { isWordLike: false, phraseStart: 0 }
  for (const { segment, index, isWordLike = false } of segmenter.segment(title)) {
    const isSamePhrase = isWordLike && previous.isWordLike
    const isTooLong = index + segment.length - previous.phraseStart > maximumPhrase
    const isBreak =
      isSamePhrase &&
      (isTooLong ||
        (segment.length > 1 &&
          index - previous.phraseStart > 1 &&
          !numeral.test(title.charAt(index - 1)) &&
          title.length - index >= minimumEnd))
    if (isBreak) starts.push(index)
    previous = {
      isWordLike,
      phraseStart: isBreak || !isSamePhrase ? index : previous.phraseStart,
    }
  }
  return starts.map((start, at) => title.slice(start, starts[at + 1]))
}
