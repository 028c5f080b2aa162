import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { workspaceRoot } from '../workspace-root.mjs'

const document = readFileSync(join(workspaceRoot, 'docs/security.md'), 'utf8')
// The table of threats comes before the first section.
const [table = ''] = document.split('\n## ')
const threats = table
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => {
    const [, threat = '', , tests = ''] = line.split('|').map((cell) => cell.trim())
    return [threat, Array.from(tests.matchAll(/`([^`]+)`/g), ([, file]) => file)]
  })

it('the table of threats is read', () => {
  expect(threats.length).toBeGreaterThan(15)
})

it.each(threats)('%s: the tests that docs/security.md names are there', (_, files) => {
  expect(files).not.toEqual([])
  for (const file of files) {
    expect(file).toMatch(/\.(test|spec)\.(ts|tsx|mjs)$/)
    expect(existsSync(join(workspaceRoot, file)), file).toBe(true)
  }
})
