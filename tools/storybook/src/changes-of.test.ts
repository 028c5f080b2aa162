import { expect, test } from 'vitest'
import { changesOf } from './changes-of'

test('returns the text of a changeset under the name of its package', () => {
  expect(changesOf("---\n'@shuyuan/ui': minor\n---\n\n**New**\n\n- `Dialog`\n")).toBe(
    '## @shuyuan/ui\n\n**New**\n\n- `Dialog`',
  )
})
