/** How changesets become the lines of a CHANGELOG.md: as they were written, in their words alone. */
module.exports = {
  async getReleaseLine({ summary }) {
    const [first, ...more] = summary.trim().split('\n')
    return [`- ${first}`, ...more.map((line) => (line === '' ? '' : `  ${line}`))].join('\n')
  },
  async getDependencyReleaseLine(_changesets, updated) {
    if (updated.length === 0) return ''
    const versions = updated.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`)
    return `- Needs ${versions.join(', ')}`
  },
}
