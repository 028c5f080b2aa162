import { consistsOf } from '../html/consists-of'

const elements =
  'span|svg|path|line|math|semantics|annotation|menclose|mfrac|mi|mn|mo|mover|mpadded|mphantom|mroot|' +
  'mrow|mspace|msqrt|mstyle|msub|msubsup|msup|mtable|mtd|mtext|mtr|mlabeledtr|munder|munderover'

const attributes =
  'class|aria-hidden|xmlns|encoding|width|height|viewBox|preserveAspectRatio|d|x1|x2|y1|y2|' +
  'stroke-width|display|displaystyle|scriptlevel|mathvariant|mathcolor|mathbackground|mathsize|' +
  'accent|accentunder|columnalign|columnlines|columnspacing|rowlines|rowspacing|depth|fence|form|' +
  'largeop|linebreak|linethickness|lspace|rspace|maxsize|minsize|movablelimits|notation|separator|' +
  'side|stretchy|symmetric|valign|voffset'

/** No brackets, quotes or backslashes: nothing that could fetch, escape or compute. */
const style = 'style="(?![^"]*position:(?!relative))[\\w\\s.:;#%,+-]*"'

/**
 * Whether HTML consists of nothing but what KaTeX writes: its elements, inert attributes, styles
 * without URLs, and escaped words. KaTeX is configured to keep to that; this does not rely on it.
 */
export const isMathMarkup = consistsOf(
  `/(?:${elements})>|(?:${elements})(?: (?:(?:${attributes})="[^"<>]*"|${style}))*/?>`,
)
