import { expect, test } from 'vitest'

type Sources = Record<string, string>

const entries: Sources = import.meta.glob('../../../libs/*/src/{index,react/index}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const stories: Sources = import.meta.glob('../../../libs/*/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What shows nothing of its own but changes what stands inside. */
const invisible = ['AuthProvider', 'GlobalStyle', 'SessionProvider', 'SiteProvider']

/** Components among the exports of an entry: alone in Pascal case, with the error classes. */
function viewsOf(source: string): string[] {
  return [...source.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Error'))
    .filter((name) => !invisible.includes(name))
}

const libraries = Object.entries(entries)
  .map(([path, source]) => ({ library: path.split('/')[4] ?? '', views: viewsOf(source) }))
  .filter(({ views }) => views.length > 0)

test('the views of the libraries are found', () => {
  expect(libraries.map(({ library }) => library)).toContain('ui')
  expect(libraries.flatMap(({ views }) => views).length).toBeGreaterThan(60)
})

test.each(libraries)('each view of $library stands in a story', ({ library, views }) => {
  const text = Object.entries(stories)
    .filter(([path]) => path.includes(`/libs/${library}/`))
    .map(([, source]) => source)
    .join('\n')
  expect(views.filter((view) => !new RegExp(`\\b${view}\\b`).test(text))).toEqual([])
})
