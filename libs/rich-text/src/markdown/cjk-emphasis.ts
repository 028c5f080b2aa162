import type { MarkdownIt } from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'

/** Chinese and Japanese characters and punctuation, for a character class with the flag `u`. */
export const wide =
  '\\p{Script=Han}\\u3000-\\u312f\\u31a0-\\u33ff\\ufe30-\\ufe4f\\uff01-\\uff60\\uffe0-\\uffe6'

/** Punctuation that Chinese shares with other languages. Its width depends on the surrounding text. */
export const sharedPunctuation = '“”‘’…—·'

const wideBefore = new RegExp(`[${wide}][${sharedPunctuation}]+$`, 'u')
const wideAfter = new RegExp(`^[${sharedPunctuation}]+[${wide}]`, 'u')

/** Enough for a run of punctuation and the next character. */
const reach = 5

/**
 * Parses `*` and `~~` next to Chinese, Japanese and Korean as emphasis. The plugin ignores punctuation that
 * Chinese shares with other languages. Here it counts if a wide character is next to it, as in
 * `使用**“重点”**API`.
 */
export function cjkEmphasis(markdown: MarkdownIt): void {
  markdown.use(cjkFriendly)
  const { State } = markdown.inline
  markdown.inline.State = class extends State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const scanned = super.scanDelims(start, canSplitWord)
      const end = start + scanned.length
      const before = this.src.slice(Math.max(0, start - reach), start)
      const after = this.src.slice(end, Math.min(this.posMax, end + reach))
      const isInside = /\S$/.test(before) && /^\S/.test(after)
      const isBesideWide = wideBefore.test(before) || wideAfter.test(after)
      return canSplitWord && isInside && isBesideWide
        ? { ...scanned, can_open: true, can_close: true }
        : scanned
    }
  }
}
