import { expect, test } from 'vitest'
import { changelogOf } from './changelog-of'

const changesets = [
  "---\n'@shuyuan/ui': minor\n---\n\n**New**\n\n- `Dialog`\n",
  "---\n'@shuyuan/api': minor\n---\n\n- `createApiClient`\n",
]

test('the changelog begins with the changesets of the package', () => {
  const released = '# @shuyuan/ui\n\n## 0.1.0 (2026-11-21)\n\n- First version.\n'
  expect(changelogOf('@shuyuan/ui', changesets, released)).toBe(
    '# Changelog of @shuyuan/ui\n\n## Unreleased\n\n**New**\n\n- `Dialog`\n\n## 0.1.0 (2026-11-21)\n\n- First version.',
  )
})

test('a package without changesets has only released versions, and a new one only changesets', () => {
  expect(changelogOf('@shuyuan/site', changesets, '# @shuyuan/site\n\n## 0.1.0\n')).toBe(
    '# Changelog of @shuyuan/site\n\n## 0.1.0',
  )
  expect(changelogOf('@shuyuan/api', changesets)).toMatch(/## Unreleased\n\n- `createApiClient`$/)
})
