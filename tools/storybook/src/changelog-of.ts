/** Returns the changelog of a package in Markdown: the pending changesets that name it, and its released versions. */
export function changelogOf(name: string, changesets: string[], released = ''): string {
  const pending = changesets
    .map((changeset) => changeset.split(/^---$/m))
    .filter(([, bumps = '']) => bumps.includes(`'${name}':`))
    .map(([, , text = '']) => text.trim())
  return [
    `# Changelog of ${name}`,
    ...(pending.length > 0 ? ['## Unreleased', ...pending] : []),
    released.replace(/^# .*\n/, '').trim(),
  ]
    .filter(Boolean)
    .join('\n\n')
}
