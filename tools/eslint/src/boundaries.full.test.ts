import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { depConstraints } from './boundaries.mjs'
import { lintText, workspaceRoot } from './lint-text.fixture'

const rule = '@nx/enforce-module-boundaries'

/** Returns the messages of the boundary rule for one import in one file. */
async function boundary(file: string, source: string) {
  const found = await lintText(file, `import { thing } from '${source}'\nexport const x = thing\n`)
  return found.filter((line) => line.startsWith(rule)).join('\n')
}

beforeAll(() => {
  // Creates the project graph in case the test runs without Nx.
  execFileSync('node_modules/.bin/nx', ['show', 'projects'], { cwd: workspaceRoot })
}, 60_000)

describe('the module boundaries', () => {
  it.each([
    ['libs/time-format/src/x.ts', '@shuyuan/ui'],
    ['libs/time-format/src/x.ts', '@shuyuan/api'],
    ['libs/browser-storage/src/x.ts', '@shuyuan/api'],
    ['libs/browser-storage/src/x.ts', '@shuyuan/session'],
    ['libs/watch-progress/src/x.ts', '@shuyuan/api'],
    ['libs/watch-progress/src/x.ts', '@shuyuan/browser-storage'],
    ['libs/api/src/x.ts', '@shuyuan/session'],
    ['libs/api/src/x.ts', '@shuyuan/ui'],
    ['libs/session/src/x.ts', '@shuyuan/ui'],
    ['libs/session/src/x.ts', '@shuyuan/site'],
    ['libs/ui/src/x.tsx', '@shuyuan/api'],
    ['libs/ui/src/x.tsx', '@shuyuan/session/react'],
    ['libs/ui/src/x.tsx', '@shuyuan/courses'],
    ['libs/layout/src/x.tsx', '@shuyuan/site'],
    ['libs/player/src/x.tsx', '@shuyuan/api'],
    ['libs/rich-text/src/x.tsx', '@shuyuan/api'],
    ['libs/courses/src/x.tsx', '@shuyuan/member'],
    ['libs/courses/src/x.tsx', '@shuyuan/auth-backend'],
    ['libs/auth-dialogs/src/x.tsx', '@shuyuan/api'],
    ['libs/auth-dialogs/src/x.tsx', '@shuyuan/session'],
    ['libs/auth-dialogs/src/x.tsx', '@shuyuan/site'],
    ['libs/auth-dialogs/src/x.tsx', '@shuyuan/auth-backend'],
    ['tools/testing/src/x.ts', '@shuyuan/ui'],
  ])('keep %s from importing %s', async (file, source) => {
    // If the opposite dependency exists, the same rule reports a cycle.
    expect(await boundary(file, source)).toMatch(/can only depend on|cannot depend on|Circular/)
  })

  it.each([
    ['libs/time-format/src/x.ts', 'styled-components'],
    ['libs/time-format/src/x.ts', '@tanstack/react-query'],
    ['libs/time-format/src/x.ts', 'valtio/vanilla'],
    ['libs/api/src/x.ts', 'styled-components'],
    ['libs/api/src/x.ts', 'valtio'],
    ['libs/api/src/x.ts', '@tanstack/react-router'],
    ['libs/session/src/x.ts', 'radix-ui'],
    ['libs/session/src/x.ts', '@tanstack/react-router'],
    ['libs/ui/src/x.tsx', '@tanstack/react-query'],
    ['libs/ui/src/x.tsx', '@tanstack/react-router'],
    ['libs/ui/src/x.tsx', 'valtio/react'],
    ['libs/layout/src/x.tsx', 'openapi-fetch'],
    ['libs/courses/src/x.tsx', '@tanstack/react-router'],
    ['libs/auth-dialogs/src/x.tsx', '@tanstack/react-query'],
    ['apps/web/src/x.ts', 'valtio'],
  ])('keep %s from importing the package %s', async (file, source) => {
    expect(await boundary(file, source)).toContain(`is not allowed to import "${source}"`)
  })

  it.each([
    ['libs/courses/src/x.tsx', '@shuyuan/ui'],
    ['libs/courses/src/x.tsx', '@shuyuan/api'],
    ['libs/layout/src/x.tsx', '@shuyuan/ui'],
    ['libs/player/src/x.tsx', '@shuyuan/time-format'],
    ['libs/session/src/x.ts', '@shuyuan/api'],
    ['libs/session/src/x.ts', '@shuyuan/browser-storage'],
    ['libs/auth-dialogs/src/x.tsx', '@shuyuan/ui'],
    ['libs/auth-backend/src/x.ts', '@shuyuan/api'],
    ['libs/auth-backend/src/x.ts', '@shuyuan/auth-dialogs/port'],
    ['libs/auth-backend/src/x.ts', '@shuyuan/session'],
    ['libs/login-element/src/x.ts', '@shuyuan/auth-backend'],
    ['libs/login-element/src/x.ts', '@shuyuan/auth-dialogs'],
    ['libs/ui/src/x.test.tsx', '@shuyuan/testing'],
    ['libs/time-format/src/x.test.ts', '@shuyuan/testing'],
    ['libs/api/src/query/x.ts', '@tanstack/react-query'],
    ['apps/web/src/x.tsx', '@shuyuan/courses'],
    ['apps/web/src/x.tsx', '@tanstack/react-router'],
    ['tools/sandbox-api/src/x.ts', '@shuyuan/api'],
  ])('let %s import %s', async (file, source) => {
    expect(await boundary(file, source)).toBe('')
  })

  it('keep a project from reaching into another by a relative path', async () => {
    expect(await boundary('libs/ui/src/x.ts', '../../time-format/src/parse-time')).toContain(
      'relative or absolute path',
    )
  })

  it('keep a project from importing an undeclared package', async () => {
    expect(await boundary('libs/ui/src/x.ts', 'proxy-compare')).toContain('package.json')
  })

  it('count for every project: each has a tag that a constraint names', () => {
    const output = execFileSync('node_modules/.bin/nx', ['graph', '--print'], {
      cwd: workspaceRoot,
      encoding: 'utf8',
    })
    const graph: { graph: { nodes: Record<string, { data: { tags: string[] } }> } } =
      JSON.parse(output)
    const named = depConstraints.map(({ sourceTag }) => sourceTag)
    const untagged = Object.entries(graph.graph.nodes)
      .filter(([, { data }]) => !data.tags.some((tag) => named.includes(tag)))
      .map(([name]) => name)
    expect(untagged).toEqual([])
    expect(named).not.toContain('*')
  })

  it('are never skipped: without a project graph the lint fails with a reason', () => {
    const empty = mkdtempSync(join(tmpdir(), 'no-graph-'))
    const run = spawnSync('node_modules/.bin/eslint', ['tools/eslint/src/boundaries.mjs'], {
      cwd: workspaceRoot,
      encoding: 'utf8',
      env: { ...process.env, NX_WORKSPACE_DATA_DIRECTORY: empty },
    })
    rmSync(empty, { recursive: true })
    expect(run.status).not.toBe(0)
    expect(run.stderr).toContain('cannot be checked without a project graph')
  })
})
