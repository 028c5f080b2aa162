import { FsTree } from 'nx/src/generators/tree'
import { describe, expect, it } from 'vitest'
import { workspaceRoot } from '../workspace-root.fixture'
import { placeRoute } from './place-route.mjs'
import { routeGenerator } from './route-generator.mjs'
import { webLayout } from './web-layout.mjs'

const workspace = () => new FsTree(workspaceRoot, false)

async function written(options: Parameters<typeof routeGenerator>[1]) {
  const tree = workspace()
  await routeGenerator(tree, options)
  return { tree, paths: tree.listChanges().map(({ path }) => path) }
}

describe('route', () => {
  it('writes the route, its page, story and test', async () => {
    const { paths } = await written({ path: '/teachers' })
    expect(paths.sort()).toEqual(
      [
        `${webLayout.features}/teachers/teachers-messages.ts`,
        `${webLayout.features}/teachers/teachers-page.stories.tsx`,
        `${webLayout.features}/teachers/teachers-page.test.tsx`,
        `${webLayout.features}/teachers/teachers-page.tsx`,
        `${webLayout.routes}/_main/teachers.tsx`,
      ].sort(),
    )
  })

  it('puts the page into the feature that is named', async () => {
    const { paths } = await written({ path: '/teachers', feature: 'catalog' })
    expect(paths).toContain(`${webLayout.features}/catalog/teachers-page.tsx`)
  })

  it('is wiring only', async () => {
    const { tree } = await written({ path: '/teachers' })
    const file = tree.read(`${webLayout.routes}/_main/teachers.tsx`, 'utf-8') ?? ''
    expect(file).toContain("createFileRoute('/_main/teachers')({")
    expect(file).toContain('pageHead(match.context, { title: messages.title })')
    expect(file).toContain('  component: TeachersPage,\n})')
    expect(file.split('\n').length).toBeLessThan(12)
  })

  it('stands behind the guard when it is asked to', async () => {
    const { tree, paths } = await written({ path: '/my-notes', guard: true })
    expect(paths).toContain(`${webLayout.routes}/_main/_signed-in/my-notes.tsx`)
    const story = tree.read(`${webLayout.features}/my-notes/my-notes-page.stories.tsx`, 'utf-8')
    expect(story).toContain("args: { path: '/my-notes', isSignedIn: true }")
  })

  it('reads its parameters, for which the browser tests get samples', async () => {
    const { tree, paths } = await written({ path: '/teachers/$teacherId/books/$bookId' })
    expect(paths).toContain(`${webLayout.routes}/_main/teachers/$teacherId.books.$bookId.tsx`)
    expect(
      tree.read(`${webLayout.features}/teachers-books/teachers-books-page.tsx`, 'utf-8'),
    ).toContain('const { teacherId, bookId } = route.useParams()')
    expect(tree.read(webLayout.samples, 'utf-8')).toContain(
      "  '/teachers/$teacherId/books/$bookId': { teacherId: '1', bookId: '1' },\n}",
    )
  })

  it('reads its query through a schema', async () => {
    const { tree } = await written({ path: '/teachers', search: 'keywords, page:number' })
    expect(tree.read(webLayout.searchSchemas, 'utf-8')).toContain(
      'export const teachersSearch = v.object({ keywords: text, page: count })',
    )
    expect(tree.read(`${webLayout.routes}/_main/teachers.tsx`, 'utf-8')).toContain(
      'validateSearch: teachersSearch,',
    )
  })

  it.each([
    [{ path: 'teachers' }, 'begin with a slash'],
    [{ path: '/' }, 'the segment ""'],
    [{ path: '/Teachers' }, 'the segment "Teachers"'],
    [{ path: '/teachers/' }, 'the segment ""'],
    [{ path: '/teachers/$' }, 'the segment "$"'],
    [{ path: '/teachers/$id/$id' }, 'a parameter twice'],
    [{ path: '/$id' }, 'no fixed segment'],
    [{ path: '/vip', name: 'plans' }, '/vip exists already'],
    [{ path: '/courses', name: 'all-courses' }, '/courses exists already'],
    [{ path: '/courses/detail/$id', name: 'other' }, '/courses/detail/$id exists already'],
    [{ path: '/search/all' }, 'inside the page of'],
    [{ path: '/teachers', name: 'search' }, 'exists already: choose another --name'],
    [{ path: '/teachers', feature: 'Catalog' }, 'kebab case'],
    [{ path: '/teachers', name: 'Teachers' }, 'kebab case'],
    [{ path: '/teachers', title: '' }, '--title must be one line'],
    [{ path: '/teachers', search: 'page:date' }, '"page:date" is no query parameter'],
    [{ path: '/teachers', search: 'a,a' }, 'a query parameter twice'],
  ])('refuses %j', async (options, message) => {
    const tree = workspace()
    await expect(routeGenerator(tree, options)).rejects.toThrow(message)
    expect(tree.listChanges()).toEqual([])
  })

  it('is an index where the router would take its file for the layout of others', () => {
    const routes = [
      {
        file: `${webLayout.routes}/_main/books/$bookId.tsx`,
        place: ['_main', 'books', '$bookId'],
        segments: ['books', '$bookId'],
      },
    ]
    expect(placeRoute({ segments: ['books'], isGuarded: false, routes })).toEqual({
      file: `${webLayout.routes}/_main/books/index.tsx`,
      id: '/_main/books/',
    })
  })
})
