import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { missingChangesets } from './missing-changesets.mjs'
import { pendingChangesets } from './pending-changesets.mjs'
import { publishedState } from './published-state.mjs'
import { readReleased, recordReleased } from './released-record.mjs'

let root

function write(file, text) {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const manifest = {
  name: '@shuyuan/ui',
  version: '1.2.0',
  files: ['dist', 'openapi.yaml'],
  exports: { '.': { types: './dist/index.d.ts', import: './dist/index.js' } },
  dependencies: { '@shuyuan/api': '^1.0.0', 'a-library': '^2.0.0' },
}

function report(...declarations) {
  return `## API Report\n\n\`\`\`ts\n\n${declarations.join('\n\n')}\n\n\`\`\`\n`
}

const button = '// @public\nexport function Button(props: ButtonProps): ReactElement;'

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'published-'))
  mkdirSync(join(root, '.changeset'))
  write('libs/ui/package.json', JSON.stringify(manifest))
  write('libs/ui/src/index.ts', 'export function Button() {}')
  write('libs/ui/openapi.yaml', 'openapi: 3.1.0')
  write('libs/ui/api/index.api.md', report('interface ButtonProps {\n}', button))
  recordReleased(root)
})

afterEach(() => rmSync(root, { recursive: true }))

const problems = () =>
  missingChangesets(readReleased(root), publishedState(root), pendingChangesets(root))

describe('a release that is recorded', () => {
  it('misses nothing', () => {
    expect(problems()).toEqual([])
  })

  it.each(['src/button.test.tsx', 'src/button.stories.tsx', 'src/sample.fixture.ts', 'README.md'])(
    'needs no changeset for %s',
    (file) => {
      write(`libs/ui/${file}`, 'anything')
      expect(problems()).toEqual([])
    },
  )

  it.each(['src/button.tsx', 'openapi.yaml'])('needs one for %s', (file) => {
    write(`libs/ui/${file}`, 'anything')
    expect(problems()).toEqual([expect.stringContaining('has other published sources')])
    write('.changeset/calm-rivers.md', "---\n'@shuyuan/ui': patch\n---\n\nLess work.\n")
    expect(problems()).toEqual([])
  })

  it('needs one for a dependency of others, none for the versions of our own', () => {
    const withRange = (name, range) => ({ ...manifest.dependencies, [name]: range })
    const save = (dependencies) =>
      write('libs/ui/package.json', JSON.stringify({ ...manifest, dependencies }))
    save(withRange('@shuyuan/api', '^1.1.0'))
    expect(problems()).toEqual([])
    save(withRange('a-library', '^3.0.0'))
    expect(problems()).toHaveLength(1)
  })

  it('needs one that names each export whose signature changed', () => {
    write('libs/ui/api/index.api.md', report(button, 'export const token: Token;'))
    expect(problems()).toEqual([expect.stringContaining('names `token`;')])
    write('.changeset/calm-rivers.md', "---\n'@shuyuan/ui': minor\n---\n\n`token`.\n")
    expect(problems()).toEqual([])
    const withSize = button.replace('props: ButtonProps', 'props: ButtonProps, size: 1')
    write('libs/ui/api/index.api.md', report(withSize, 'export const token: Token;'))
    expect(problems()).toEqual([expect.stringContaining('names `Button`;')])
  })

  it('sees each form of export, and the types behind them', () => {
    const forms = {
      Shape: 'export interface Shape {\n    a: string;\n}',
      Kind: "export type Kind = 'a' | 'b';",
      Failure: 'export class Failure extends Error {\n}',
      zhCn: 'export { zhCn }',
      Box: 'export { Box } from "@shuyuan/box";',
    }
    write('libs/ui/api/index.api.md', report(...Object.values(forms)))
    recordReleased(root)
    for (const [name, text] of Object.entries(forms)) {
      const others = Object.values(forms).filter((form) => form !== text)
      write('libs/ui/api/index.api.md', report(...others))
      expect(problems()).toEqual([expect.stringContaining(`names \`${name}\`;`)])
    }
    write('libs/ui/api/index.api.md', report('interface Hidden {\n}', ...Object.values(forms)))
    expect(problems()).toEqual([expect.stringContaining('has other published sources')])
  })
})
