import { libraryHref } from './library-href'

const readmes = import.meta.glob<string>('../../../libs/*/README.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * Returns the README of a library, with links to the pages of this site.
 *
 * @throws Error for an unknown name
 */
export function readmeOf(name: string): string {
  const text = readmes[`../../../libs/${name}/README.md`]
  if (text === undefined) throw new Error(`There is no library "${name}".`)
  return text
    .replaceAll('](../../docs/', '](docs/')
    .replaceAll(/\]\(\.\.\/([\w-]+)\/README\.md/g, (_, library) => `](${libraryHref(library)}`)
}

/** Names of all libraries. */
export const libraryNames = Object.keys(readmes).map((path) => path.split('/').at(-2) ?? '')
