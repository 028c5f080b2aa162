import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The changesets that no release has used up.
 *
 * @param {string} root
 * @returns {{ id: string, releases: Record<string, string>, text: string }[]} `releases`: kind by package
 */
export function pendingChangesets(root) {
  return readdirSync(join(root, '.changeset'))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => {
      const content = readFileSync(join(root, '.changeset', file), 'utf8')
      const [, head, text] = /^---\r?\n([\s\S]*?)---\r?\n?([\s\S]*)$/.exec(content) ?? []
      if (head === undefined) throw new Error(`.changeset/${file} does not begin with ---.`)
      const lines = [...head.matchAll(/^['"]?([^'":]+)['"]?\s*:\s*(major|minor|patch)\s*$/gm)]
      const releases = Object.fromEntries(lines.map(([, name, kind]) => [name, kind]))
      return { id: file.replace(/\.md$/, ''), releases, text }
    })
}
