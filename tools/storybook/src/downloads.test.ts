import { expect, test } from 'vitest'
import { downloadFiles } from '../.storybook/downloads'
import { scale, themes, tokenUses } from '../docs/design/theme-sources'
import { usedIcons } from '../docs/design/used-icons'
import { omitted, type DesignToken } from './design-tokens'

const files = downloadFiles()
const tokens: Record<string, Record<string, DesignToken>> = JSON.parse(
  files.get('tokens.json') ?? '{}',
)
const all = Object.values(tokens).flatMap((group) => Object.entries(group))

const length = { value: expect.any(Number), unit: expect.stringMatching(/^(px|rem)$/) }
const time = { value: expect.any(Number), unit: expect.stringMatching(/^m?s$/) }
const color = expect.objectContaining({
  colorSpace: 'srgb',
  components: [expect.any(Number), expect.any(Number), expect.any(Number)],
  alpha: expect.any(Number),
})

/** Values of each type, as the format defines them. */
const valid: Record<string, unknown> = {
  color,
  dimension: length,
  fontFamily: expect.any(Array),
  fontWeight: expect.any(Number),
  number: expect.any(Number),
  shadow: expect.arrayContaining([
    { color, offsetX: length, offsetY: length, blur: length, spread: length },
  ]),
  transition: { duration: time, delay: time, timingFunction: expect.any(Array) },
  typography: {
    fontFamily: expect.stringMatching(/^\{scale\.font-\w+\}$/),
    fontSize: length,
    fontWeight: expect.any(Number),
    letterSpacing: length,
    lineHeight: expect.any(Number),
  },
}

test('tokens.json contains every token with its purpose, in each theme', () => {
  const colors = Object.keys(themes[0]?.colors ?? {}).filter((name) => !omitted.includes(name))
  expect(Object.keys(tokens)).toEqual([
    'light',
    'dark',
    'light-more-contrast',
    'dark-more-contrast',
    'scale',
  ])
  for (const [name, group] of Object.entries(tokens)) {
    expect(Object.keys(group)).toEqual(name === 'scale' ? Object.keys(scale) : colors)
  }
  for (const [name, token] of all) expect(token.$description).toBe(tokenUses[name])
})

test('values and names have the form of the W3C format', () => {
  for (const [name, { $type, $value }] of all) {
    expect(name).not.toMatch(/^\$|[{}.]/)
    expect($value, name).toEqual(valid[$type] ?? `${$type} is not a type`)
  }
})

test('the color of a theme and the size of a title are those of the sources', () => {
  expect(tokens['light']?.['accent']?.$value).toEqual({
    colorSpace: 'srgb',
    components: [0.2353, 0.6549, 0.9804],
    alpha: 1,
    hex: '#3ca7fa',
  })
  expect(tokens['scale']?.['type-title']?.$value).toMatchObject({
    fontSize: { value: 2.125, unit: 'rem' },
    lineHeight: 1.35,
  })
})

test('each icon of the product is an SVG file', () => {
  const icons = [...files].filter(([path]) => path.startsWith('icons/'))
  expect(icons).toHaveLength(Object.keys(usedIcons).length)
  expect(files.get('icons/share-2.svg')).toMatch(/^<svg xmlns="[^>]*stroke="currentColor"/)
  for (const [, svg] of icons) expect(svg).toMatch(/^<svg .*<\/svg>$/s)
})
