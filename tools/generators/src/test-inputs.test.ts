import { glob } from '@nx/devkit'
import { readFileSync } from 'node:fs'
import { FsTree } from 'nx/src/generators/tree'
import { expect, it } from 'vitest'
import { webLayout } from './route/web-layout.mjs'
import { workspaceRoot } from './workspace-root.fixture'

const manifest: { nx: { targets: { test: { inputs: string[] } } } } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)
const prefix = '{workspaceRoot}/'
const patterns = manifest.nx.targets.test.inputs
  .filter((input) => input.startsWith(prefix))
  .map((input) => input.slice(prefix.length))

const found = (pattern: string) => glob(new FsTree(workspaceRoot, false), [pattern])

// A pattern that matches nothing would let an old result stand for what has changed.
it.each(patterns)('the input %s of the test is there', (pattern) => {
  expect(found(pattern)).not.toEqual([])
})

it.each([webLayout.pageBody, webLayout.pageStory, webLayout.samples, webLayout.searchSchemas])(
  '%s is an input of the test',
  (file) => {
    expect(patterns.flatMap(found)).toContain(file)
  },
)
