import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
// eslint-disable-next-line @nx/enforce-module-boundaries -- the scripts are not a package
import { documentationFiles } from '../../scripts/src/documentation/documentation-files.mjs'
import { searchIndex } from './search-index'
import { searchPages } from './search-pages'

const index = searchIndex(documentationFiles(fileURLToPath(new URL('../../..', import.meta.url))))

test.each([
  ['CSP', 'Content-Security-Policy'],
  ['SSR', 'Next'],
  ['formula', 'rich-text'],
  ['captions', 'Tracks'],
  ['changelog', 'Changes'],
  ['i18n', 'LocaleProvider'],
  ['markdown', 'rich-text'],
  ['hls', 'player'],
  ['TypeScript', 'Welcome'],
  ['styled-components', 'ui'],
  ['upgrade', 'Changes'],
  ['倍速', 'ChoiceMenu'],
  ['响应式', 'Page layouts'],
  ['tooltip', 'IconButton'],
  ['悬停', 'IconButton'],
  ['modal', 'Dialog'],
  ['offline', 'Player'],
  ['install', 'ui 基础组件'],
  ['theme', 'Theme'],
  ['登录', 'login'],
  ['主题', 'Theming'],
  ['表格', 'RichText'],
  ['token', 'Token values'],
  ['字幕', 'Tracks'],
])('the search finds the page about %s', (words, page) => {
  const pages = searchPages(index, words).map((hit) => hit.page)
  expect(pages.join('\n')).toContain(page)
})

test('a hit leads to the heading above the words and shows the text around them', () => {
  const [hit] = searchPages(index, 'formulas')
  expect(hit?.href).toMatch(/^\?path=\/docs\/libraries-库-rich-text-.+--docs#formulas$/)
  expect(hit?.excerpt[1].toLowerCase()).toBe('formulas')
})

test('words on no page have no hits', () => {
  expect(searchPages(index, 'quaternion')).toEqual([])
})
