import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import config from '../dependency-cruiser.config.mjs'

let root

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Returns the rules that the files break. `files` maps each file to the files that it imports types from. */
async function brokenRules(files) {
  for (const [file, imported] of Object.entries(files)) {
    const path = join(root, 'apps/web/src', file)
    mkdirSync(dirname(path), { recursive: true })
    const imports = imported.map((spec, at) => `import type { A as A${at} } from '${spec}'\n`)
    writeFileSync(path, `${imports.join('')}export type A = string\n`)
  }
  const { forbidden, options } = config
  const { output } = await cruise(['apps/web/src'], {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  })
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))]
}

it('finds a cycle of type imports', async () => {
  const files = { 'core/a.ts': ['./b'], 'core/b.ts': ['./a'] }
  expect(await brokenRules(files)).toEqual(['no-circles'])
})

it('reports imports of a layer above', async () => {
  const course = { 'features/course/page.ts': [], 'features/course/index.ts': ['./page'] }
  const shell = { 'shell/frame.ts': ['../features/course'] }
  const inside = '../features/course/page'
  expect(await brokenRules({ ...course, 'core/a.ts': [inside] })).toEqual([
    'core-imports-nothing-above',
  ])
  expect(await brokenRules({ ...course, 'core/a.ts': [], 'shell/a.ts': [inside] })).toEqual([
    'shell-by-index',
  ])
  expect(
    await brokenRules({ ...course, 'shell/a.ts': [], 'features/lesson/a.ts': ['../course/page'] }),
  ).toEqual(['features-by-their-index'])
  expect(
    await brokenRules({ ...course, ...shell, 'features/lesson/a.ts': ['../../shell/frame'] }),
  ).toEqual(['features-without-frame'])
})

it('allows imports of lower layers, and all imports in tests', async () => {
  const files = {
    'core/a.ts': [],
    'features/course/page.ts': ['../../core/a'],
    'features/course/index.ts': ['./page'],
    'features/lesson/page.ts': ['../course', '../../core/a'],
    'features/lesson/page.test.ts': ['../course/page', '../../shell/frame'],
    'shell/frame.ts': ['../features/course', '../core/a'],
    'routes/course.ts': ['../features/course/page', '../core/a'],
    'router.ts': ['./routes/course', './shell/frame'],
  }
  expect(await brokenRules(files)).toEqual([])
})
