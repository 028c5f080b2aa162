import { sanitize } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { libraryNames } from './readme-of'

type Sources = Record<string, string>

const pages: Sources = import.meta.glob('../docs/**/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const stories: Sources = import.meta.glob(
  ['../../../libs/*/src/**/*.stories.tsx', '../../../apps/web/src/**/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
)

function titleOf(source: string): string {
  return /title(?:=|: )["']([^"']+)["']/.exec(source)?.[1] ?? ''
}

test('links between pages of the Storybook lead to a page', () => {
  const ids = [...Object.values(pages), ...Object.values(stories)].map(
    (source) => `${sanitize(titleOf(source))}--docs`,
  )
  const links = Object.entries(pages).flatMap(([path, page]) =>
    [...page.matchAll(/\?path=\/docs\/([^"')]+)/g)].map(([, id = '']) => ({ path, id })),
  )
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter(({ id }) => !ids.includes(id))).toEqual([])
})

test('tables are in a Markdown block, because MDX shows them as text', () => {
  const outside = Object.values(pages).map((page) =>
    page.replaceAll(/<Markdown>.*?<\/Markdown>/gs, ''),
  )
  expect(outside.filter((page) => /^\|/m.test(page))).toEqual([])
})

test('each written page has its own title', () => {
  const titles = Object.values(pages).map(titleOf)
  expect(titles).toEqual([...new Set(titles)])
})

test('the images on the start page are in the gallery', () => {
  const images = [...(pages['../docs/start.mdx'] ?? '').matchAll(/image="([^"]+)"/g)]
  const gallery = Object.keys(import.meta.glob('../../../docs/images/pages/*.jpg'))
  expect(images.length).toBeGreaterThan(0)
  for (const [, name] of images) {
    for (const look of ['light', 'dark'])
      expect(gallery).toContain(`../../../docs/images/pages/${name}-wide-${look}.jpg`)
  }
})

test.each(Object.entries(pages).filter(([path]) => path.includes('/frameworks/')))(
  '%s covers every library',
  (_, page) => {
    const covers = (name: string) => page.includes(`of="${name}"`) || page.includes(`[${name}](`)
    expect(libraryNames.filter((name) => !covers(name))).toEqual([])
  },
)
