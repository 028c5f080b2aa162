import { expect, test } from 'vitest'
import { framesOf } from '../.storybook/comparisons'

const framesWith = (compare: string) =>
  framesOf('button--primary', { theme: 'dark', brand: 'plum', compare, pseudo: { hover: true } })

const globalsOf = (src: string) => new URL(src, 'https://docs.example').searchParams.get('globals')

test('compares themes with the other globals of the toolbar', () => {
  const frames = framesWith('themes')
  expect(frames.map(({ title }) => title)).toEqual(['浅色', '深色', '高对比度'])
  expect(frames.map(({ src }) => globalsOf(src))).toEqual([
    'theme:light;brand:plum;compare:off;contrast:standard',
    'theme:dark;brand:plum;compare:off;contrast:standard',
    'theme:light;brand:plum;compare:off;contrast:more',
  ])
})

test('compares widths in the theme of the toolbar', () => {
  const frames = framesWith('widths')
  expect(frames.map(({ width }) => width)).toEqual([375, 768, 1440])
  for (const { src } of frames) {
    expect(src).toMatch(/^iframe\.html\?id=button--primary&viewMode=story&/)
    expect(globalsOf(src)).toBe('theme:dark;brand:plum;compare:off')
  }
})

test('shows a story alone by default', () => {
  expect(framesWith('off')).toEqual([])
})
