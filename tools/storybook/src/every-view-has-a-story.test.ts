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

/** Components that render no output. */
const invisible = [
  'AuthProvider',
  'GlobalStyle',
  'SessionProvider',
  'SiteProvider',
  'VipTermsProvider',
]

/** Returns the components of an entry. Only they and error classes are in Pascal case. */
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

/** Returns the component of a story file and its subcomponents. */
function entriesOf(source: string): string[] {
  const component = /\n {2}component: (\w+),/.exec(source)?.[1] ?? ''
  const beside = /\n {2}subcomponents: \{([^}]*)\}/.exec(source)?.[1] ?? ''
  return [component, ...beside.split(',').map((name) => name.trim())]
}

test.each(libraries)('each view of $library has an entry in the tree', ({ library, views }) => {
  const entries = Object.entries(stories)
    .filter(([path]) => path.includes(`/libs/${library}/`))
    .flatMap(([, source]) => entriesOf(source))
  expect(views.filter((view) => !entries.includes(view))).toEqual([])
})
