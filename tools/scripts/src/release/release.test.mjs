import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { workspaceRoot } from '../workspace-root.mjs'
import { missingChangesets } from './missing-changesets.mjs'
import { pendingChangesets } from './pending-changesets.mjs'
import { planRelease } from './plan-release.mjs'
import { publishedState } from './published-state.mjs'
import { readReleased, recordReleased } from './released-record.mjs'
import { versionWorkspace } from './version-workspace.mjs'

let root

function write(file, content) {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
}

function library(lib, dependencies) {
  write(`libs/${lib}/package.json`, {
    name: `@shuyuan/${lib}`,
    version: '1.2.0',
    license: 'MIT',
    type: 'module',
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    files: ['dist', 'CHANGELOG.md'],
    dependencies,
  })
  write(`libs/${lib}/src/index.ts`, 'export const a = 1')
  write(`libs/${lib}/src/a.test.ts`, 'export {}')
  write(`libs/${lib}/dist/index.js`, 'export const a = 1')
  write(`libs/${lib}/dist/index.d.ts`, 'export declare const a = 1')
}

function contents() {
  return Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(root.length), readFileSync(file, 'utf8')]),
  )
}

const read = (file) => readFileSync(join(root, file), 'utf8')
const manifestOf = (lib) => JSON.parse(read(`libs/${lib}/package.json`))

beforeEach(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'release-'))
  write('package.json', {
    name: 'seeded',
    version: '0.0.0',
    private: true,
    workspaces: ['libs/*', 'app'],
  })
  write('app/package.json', {
    name: 'app',
    version: '0.0.0',
    private: true,
    dependencies: { '@shuyuan/ui': '*' },
  })
  for (const file of ['config.json', 'changelog.cjs']) {
    write(`.changeset/${file}`, readFileSync(join(workspaceRoot, '.changeset', file), 'utf8'))
  }
  library('ui', {})
  library('layout', { '@shuyuan/ui': '^1.2.0' })
  library('player', {})
  recordReleased(root)
  write('libs/ui/src/index.ts', 'export const a = 2')
  write('.changeset/calm-rivers.md', "---\n'@shuyuan/ui': major\n---\n\n`a` is 2.\n\nIt was 1.\n")
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a dry run shows versions and tarballs, and changes nothing', async () => {
  const before = contents()
  const plan = await planRelease(root)
  expect(contents()).toEqual(before)
  expect(plan.map(({ name, from, to, tarball }) => [name, from, to, tarball])).toEqual([
    ['@shuyuan/layout', '1.2.0', '1.2.1', 'shuyuan-layout-1.2.1.tgz'],
    ['@shuyuan/player', '1.2.0', '1.2.0', 'shuyuan-player-1.2.0.tgz'],
    ['@shuyuan/ui', '1.2.0', '2.0.0', 'shuyuan-ui-2.0.0.tgz'],
  ])
  const [layout, player] = plan
  expect(layout.bytes).toBeGreaterThan(100)
  expect(layout.files).toEqual(['CHANGELOG.md', 'dist/index.d.ts', 'dist/index.js', 'package.json'])
  expect(player.files).not.toContain('CHANGELOG.md')
})

test('a release makes versions, ranges, changelogs and lock file, and uses the changesets up', async () => {
  await versionWorkspace(root)
  expect(manifestOf('ui').version).toBe('2.0.0')
  expect(manifestOf('layout').dependencies).toEqual({ '@shuyuan/ui': '^2.0.0' })
  expect(manifestOf('player').version).toBe('1.2.0')
  expect(read('libs/ui/CHANGELOG.md')).toMatch(
    /^# @shuyuan\/ui\n\n## 2\.0\.0\n\n### Major Changes\n\n- `a` is 2\.\n\n {2}It was 1\.\n/,
  )
  expect(read('libs/layout/CHANGELOG.md')).toContain('- Needs `@shuyuan/ui` 2.0.0')
  const { packages } = JSON.parse(read('package-lock.json'))
  expect(packages['libs/ui'].version).toBe('2.0.0')
  expect(Object.values(packages).filter(({ resolved }) => /^http/.test(resolved))).toEqual([])
  const pending = pendingChangesets(root)
  expect(pending).toEqual([])
  expect(missingChangesets(readReleased(root), publishedState(root), pending)).toEqual([])
})
