import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as library from './index'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const [, example = ''] = /## Use\n\n```ts\n([^]*?)```/.exec(readme) ?? []

it('has examples that give the documented results', () => {
  const checks = example.match(/^.+ \/\/ .+$/gm) ?? []
  expect(checks).toHaveLength(2)
  const code = example
    .replace(/^import .*$/gm, '')
    .replace(/^(.+) \/\/ (.+)$/gm, 'expect($1).toEqual($2)')
  const scope = { ...library, expect }
  new Function(...Object.keys(scope), code)(...Object.values(scope))
})

it('lists every function', () => {
  const functions = Object.keys(library)
  expect(functions.filter((name) => !readme.includes(`| \`${name}(`))).toEqual([])
})
