import { readFileSync } from 'node:fs'

const tree = readFileSync(new URL('../../src/route-tree.gen.ts', import.meta.url), 'utf8')

/** Route parameters that exist in the seeded school. */
const samples: Record<string, Record<string, string>> = {
  '/courses/detail/$courseId': { courseId: '1' },
  '/courses/video/$courseId': { courseId: '101' },
}

/** Queries that change the content of a page. */
const queries: Record<string, string[]> = {
  '/': [''],
  '/announcement': ['', '?id=1'],
  '/courses': ['', '?page=2', '?scene=free', '?utm_source=letter&page=2'],
  '/courses/detail/$courseId': ['', '?tab=3', '?tab=4', '?tab=5'],
  '/error': ['', '?msg=%E6%8B%92%E7%BB%9D', '?login_err_msg=%E6%8B%92%E7%BB%9D'],
  '/search': ['', '?keywords=Python', '?keywords=zzzz'],
  '/study-center': ['', '?tab=bought', '?tab=favorites'],
  '/member': ['', '?tab=identity'],
  '/order': ['', '?goods_type=vod&goods_id=2', '?goods_type=role&goods_id=1'],
  '/order/pay': ['', '?orderId=202501010000001&payUrl=https%3A%2F%2Fpay.example%2F1&price=9'],
}

/** All route paths of the site, such as `/courses/detail/$courseId`. */
export function routePaths(): string[] {
  const [, union = ''] = /\n {2}to:\n([^}]*?)\n {2}\S/.exec(tree) ?? []
  const paths = Array.from(union.matchAll(/'([^']+)'/g), ([, path = '']) => path)
  if (paths.length < 10) throw new Error('the route tree is not written as this file reads it')
  return paths
}

/** Steps after a sign-in, which have a separate guard. */
const steps = ['/bind-mobile', '/face-check']

/** Paths that require a sign-in. */
export function guardedPaths(): string[] {
  const ids = Array.from(
    tree.matchAll(/'(\/_main\/_signed-in\/[^']+)': typeof/g),
    ([, id = '']) => id,
  )
  const paths = ids.map((id) => id.replaceAll(/\/_[^/]+/g, '').replace(/\/$/, ''))
  return [...new Set(paths), ...steps].filter((path) => routePaths().includes(path))
}

/** Returns a URL of a route. Throws if a parameter has no sample. */
export function urlOf(path: string): string {
  return path.replaceAll(/\$(\w+)/g, (_, name: string) => {
    const value = samples[path]?.[name]
    if (value === undefined) {
      throw new Error(
        `${path}: give e2e/shared/site-routes.ts a sample for its parameter "${name}"`,
      )
    }
    return value
  })
}

/** URLs of all pages, each once. */
export function sitePaths(): string[] {
  return [...routePaths(), '/no/such/page'].map((path) => urlOf(path) + (queries[path] ?? [''])[0])
}

/** URLs with queries that change the page, in addition to {@link sitePaths}. */
export function otherStates(): string[] {
  return routePaths().flatMap((path) =>
    (queries[path] ?? ['']).slice(1).map((query) => urlOf(path) + query),
  )
}
