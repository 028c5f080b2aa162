/** Colors that a text keeps. Styles mix them with those of the theme, so that each is readable on each mark. */
export const tones = {
  red: '#e0182b',
  orange: '#d96c00',
  yellow: '#a88b00',
  green: '#179a2b',
  teal: '#0a9396',
  blue: '#1a73e8',
  purple: '#9b36e6',
} as const

export type Tone = keyof typeof tones

/** Share of a tone in the color of words, in percent. The rest is the color of text. */
export const wordShare = 48
/** Opacity of a tone behind words, in percent. */
export const markShare = 18
