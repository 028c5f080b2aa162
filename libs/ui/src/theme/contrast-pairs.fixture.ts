import type { lightColors } from './palette'

type Color = keyof typeof lightColors

/** Backgrounds of text and shapes. */
export const grounds = ['surface', 'surface-raised', 'surface-sunken'] as const

function onGrounds(...texts: Color[]): [Color, Color][] {
  return texts.flatMap((text) => grounds.map((ground): [Color, Color] => [text, ground]))
}

/** Text colors and their backgrounds. */
export const textPairs: [Color, Color][] = [
  ...onGrounds('text', 'text-muted', 'text-subtle', 'accent-text', 'accent-strong'),
  ...onGrounds('danger', 'success', 'warning', 'info', 'price', 'member'),
  ...(['hover', 'pressed', 'selected'] as const).flatMap((ground) =>
    (['text', 'text-muted', 'text-subtle', 'accent-text'] as const).map((text): [Color, Color] => [
      text,
      ground,
    ]),
  ),
  ['on-selected', 'selected'],
  ['on-disabled', 'disabled'],
  ['info', 'info-soft'],
  ['text', 'info-soft'],
  ['accent-text', 'info-soft'],
  ['text', 'accent-soft'],
  ['text-muted', 'accent-soft'],
  ['accent-text', 'accent-soft'],
  ['on-accent', 'accent-strong'],
  ['on-accent', 'danger'],
  ['danger', 'danger-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['member', 'member-soft'],
  ['text', 'member-soft'],
  ['text-muted', 'member-soft'],
  ['on-member', 'member'],
  ['on-scrim', 'surface-media'],
]

/** Colors of lines and marks, and their backgrounds. */
export const shapePairs = onGrounds('border-strong', 'focus', 'accent-strong', 'rating', 'seal')

/** The scrim over a white video. */
export const lightestScrim = '#26292e'

/** Minimum contrast of text and shapes per theme. */
export const leastContrast = {
  light: { text: 4.5, shape: 3 },
  dark: { text: 4.5, shape: 3 },
  lightContrast: { text: 7, shape: 4.5 },
  darkContrast: { text: 7, shape: 4.5 },
}
