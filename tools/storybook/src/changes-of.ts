/** Returns the text of a changeset under the name of its packages, without its front matter. */
export function changesOf(changeset: string): string {
  const [, bumps = '', text = ''] = changeset.split(/^---$/m)
  const names = [...bumps.matchAll(/'([^']+)':/g)].map(([, name]) => name)
  return `## ${names.join(', ')}\n\n${text.trim()}`
}
