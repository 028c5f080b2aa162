let segmenter: Intl.Segmenter | undefined

/** Shortest last line, in characters. */
const minimumEnd = 3

/** Shortest phrase, in characters. Keeps two words of two characters together, such as 数据分析. */
const minimumPhrase = 3

/** Longest phrase, in characters. Fits in half of a phone. */
const maximumPhrase = 9

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
    const length = index - previous.phraseStart
    const isGoodBreak =
      segment.length > 1 &&
      length >= minimumPhrase &&
      !numeral.test(title.charAt(index - 1)) &&
      title.length - index >= minimumEnd
    const isBreak = isSamePhrase && (isGoodBreak || length + segment.length > maximumPhrase)
    if (isBreak) starts.push(index)
    previous = {
      isWordLike,
      phraseStart: isBreak || !isSamePhrase ? index : previous.phraseStart,
    }
  }
  return starts.map((start, at) => title.slice(start, starts[at + 1]))
}

/**
 * Splits each part of a title at the phrases of the whole title. A part that starts with a phrase has an empty
 * string first, because a line may end before it.
 */
export function partPhrases(parts: readonly string[]): string[][] {
  const title = parts.join('')
  let end = 0
  const ends = titlePhrases(title).map((phrase) => (end += phrase.length))
  let start = 0
  return parts.map((part) => {
    const from = start
    start += part.length
    const cuts = [from, ...ends.filter((at) => at > 0 && at >= from && at < start), start]
    return cuts.slice(1).map((cut, index) => title.slice(cuts[index], cut))
  })
}
