// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { darkColors, darkContrastColors, lightColors, lightContrastColors } from './palette'

type Color = keyof typeof lightColors

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const grounds: Color[] = ['surface', 'surface-raised', 'surface-sunken']

function onGrounds(...texts: Color[]): [Color, Color][] {
  return texts.flatMap((text) => grounds.map((ground): [Color, Color] => [text, ground]))
}

const texts: [Color, Color][] = [
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
]

const shapes = onGrounds('border-strong', 'focus', 'accent-strong', 'rating')

describe.each([
  { theme: 'light', colors: lightColors, text: 4.5, shape: 3 },
  { theme: 'dark', colors: darkColors, text: 4.5, shape: 3 },
  {
    theme: 'light, high contrast',
    colors: { ...lightColors, ...lightContrastColors },
    text: 7,
    shape: 4.5,
  },
  {
    theme: 'dark, high contrast',
    colors: { ...darkColors, ...darkContrastColors },
    text: 7,
    shape: 4.5,
  },
])('$theme theme', ({ colors, text: textMin, shape: shapeMin }) => {
  test.each(texts)(`%s is readable on %s (${textMin} to 1)`, (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(textMin)
  })

  test.each(shapes)(`%s stands out from %s (${shapeMin} to 1)`, (shape, ground) => {
    expect(contrast(colors[shape], colors[ground])).toBeGreaterThanOrEqual(shapeMin)
  })

  test('the accent keeps its color', () => {
    expect(colors.accent).toBe('#3ca7fa')
  })
})

describe.each([
  ['light', { ...lightColors, ...lightContrastColors }],
  ['dark', { ...darkColors, ...darkContrastColors }],
])('%s theme with more contrast', (_, colors) => {
  test.each(grounds)('lines can be seen on %s (3 to 1)', (ground) => {
    expect(contrast(colors.border, colors[ground])).toBeGreaterThanOrEqual(3)
  })
})

// An unlisted pair would not be measured.
test('every color of text is measured', () => {
  const measured = new Set<string>([...texts, ...shapes].flat())
  const unmeasured = Object.keys(lightColors).filter(
    (name) =>
      !measured.has(name) && !/^(shadow|image|fill|scrim|on-scrim|border$|accent$)/.test(name),
  )
  expect(unmeasured).toEqual([])
})
