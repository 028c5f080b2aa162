import { consistsOf } from '../html/consists-of'

const value = '[^"<>]*'
const words = 'p|h[1-6]|[uo]l|li|blockquote|em|strong|s|code|table|thead|tbody|tr|th|td|a'
const link =
  `a(?: href="(?:https?:|mailto:|tel:|#|/(?!/))${value}")?(?: title="${value}")?` +
  '(?: target="_blank" rel="noopener noreferrer nofollow" data-external="")?>'
const image =
  `img src="(?:https?:|data:image/(?!svg)|/(?!/))${value}" alt="${value}"(?: title="${value}")? ` +
  'loading="lazy" decoding="async">'
const frame = `div class="rt-table" role="region" aria-label="${value}" tabindex="0">`
const box = `input type="checkbox" disabled=""(?: checked="")? aria-label="${value}">`

/**
 * Whether HTML consists of nothing but what `finishedRules` write. markdown-it escapes all words of
 * a text without raw HTML; this does not rely on it.
 */
export const isFinishedMarkup = consistsOf(
  `(?:${words}|hr|br)>|/(?:${words}|div|span)>|${link}|${image}|${frame}|${box}|ol start="\\d+">|` +
    'li class="rt-task">|t[hd] align="(?:left|center|right)">|span class="rt-unseen">|' +
    '(?:div|span) data-rt-slot="\\d+">',
)
