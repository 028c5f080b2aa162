const documents = import.meta.glob<string>('../../../docs/design.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The text of docs/design.md. */
export const design = Object.values(documents).join('')
