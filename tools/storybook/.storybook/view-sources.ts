import { readdirSync, readFileSync } from 'node:fs'

const root = new URL('../../../', import.meta.url)

/** Reads the views and stories of the libraries and of the features of the site, by path. */
export function viewSources(): Record<string, string> {
  const paths = ['libs', 'apps/web/src/features'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true })
      .map((path) => `${folder}/${path}`)
      .filter((path) => /^(?!.*node_modules)(?!.*\.(test|fixture)\.).*\.tsx$/.test(path)),
  )
  return Object.fromEntries(paths.map((path) => [path, readFileSync(new URL(path, root), 'utf8')]))
}
