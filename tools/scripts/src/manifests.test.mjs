import { expect, test } from 'vitest'
import { libraries } from './libraries.mjs'
import { workspaceRoot } from './workspace-root.mjs'

const repository = 'https://github.com/shuyuan-school/shuyuan'

test.each(libraries(workspaceRoot))('the manifest of $lib says where its source is', (library) => {
  const { lib, manifest } = library
  expect(manifest.repository).toEqual({
    type: 'git',
    url: `git+${repository}.git`,
    directory: `libs/${lib}`,
  })
  expect(manifest.homepage).toBe(`${repository}/tree/main/libs/${lib}#readme`)
  expect(manifest.bugs).toBe(`${repository}/issues`)
})
