const documents = import.meta.glob<string>('../../../docs/design.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The text of docs/design.md. */
export const design = Object.values(documents).join('')

const withoutIndent = (text: string) => text.replaceAll(/\n {2}(?=\S)/g, '\n').trim()

/**
 * Returns the part of a document about a subject: the list item that starts with it in bold, or the section with that
 * heading. Throws if there is none.
 */
export function noteOf(document: string, about: string): string {
  const item = document.split(/\n(?=- \*\*|\n|#)/).find((part) => part.startsWith(`- **${about}`))
  if (item !== undefined) return withoutIndent(item.slice(2))
  const section = document.split(/\n(?=## )/).find((part) => part.startsWith(`## ${about}\n`))
  if (section === undefined) throw new Error(`Nothing about “${about}” in the document.`)
  return section.slice(section.indexOf('\n')).trim()
}
