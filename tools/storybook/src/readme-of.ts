const readmes = import.meta.glob<string>('../../../libs/*/README.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * The README of a library, with links to other documents as this site has them.
 *
 * @throws Error for a name that no library has
 */
export function readmeOf(name: string): string {
  const text = readmes[`../../../libs/${name}/README.md`]
  if (text === undefined) throw new Error(`There is no library "${name}".`)
  return text.replaceAll('](../../docs/', '](docs/')
}

/** Names of all libraries. */
export const libraryNames = Object.keys(readmes).map((path) => path.split('/').at(-2) ?? '')
