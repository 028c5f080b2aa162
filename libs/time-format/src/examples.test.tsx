import { readdirSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { transformWithOxc } from 'vite'
import { describe, expect, it } from 'vitest'
import * as functions from './index'
import * as components from './react'

const scope = { ...functions, ...components, createElement, renderToStaticMarkup }
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

/** Runs a piece of an example as if it had imported everything. */
function run(code: string, more: Record<string, unknown> = {}): unknown {
  const all = { ...scope, ...more }
  return new Function(...Object.keys(all), code)(...Object.values(all))
}

const claim = /^(.+) \/\/ (.+)$/gm
const claimsIn = (text: string) =>
  [...text.matchAll(claim)].map(([, code = '', result = '']) => [code.trim(), result] as const)

const codeBlocks = (language: string) =>
  [...readme.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map(
    ([, code = '']) => code,
  )

describe('the examples of the README', () => {
  it.each(codeBlocks('ts').flatMap(claimsIn))('%s gives %s', (code, result) => {
    expect(run(`return ${code}`)).toEqual(run(`return ${result}`))
  })

  it('render', async () => {
    const [source = ''] = codeBlocks('tsx')
    const { code } = await transformWithOxc(source.replace(/^import .*$/gm, ''), 'example.tsx', {
      jsx: { runtime: 'classic', pragma: 'createElement' },
    })
    expect(run(`${code}; return renderToStaticMarkup(line)`)).toBe(
      '<time dateTime="2025-03-01T04:05:06.000Z" title="2025-03-01 12:05">2025-03-01 12:05</time>',
    )
  })
})

describe('the tables of the README', () => {
  /** What the last sentence before a table sets. */
  const settingBefore = (index: number) =>
    [...readme.slice(0, index).matchAll(/[Ww]ith `(const at = .+)`:/g)].at(-1)?.[1] ?? ''
  const cells = (row: string) => row.split('|').slice(1, -1).map(strip)
  const strip = (cell: string) => cell.trim().replace(/^`(.*)`$/, '$1')
  const tables = [...readme.matchAll(/^\| `(?:value|seconds)` [^]*?\n\n/gm)].map(
    ({ 0: table, index }) => {
      const [head = '', , ...rows] = table.trim().split('\n')
      return { setting: settingBefore(index), head: cells(head), rows: rows.map(cells) }
    },
  )
  const all = tables.flatMap(({ setting, head: [name = '', ...calls], rows }) =>
    rows.flatMap(([input = '', ...results]) =>
      calls.map((call, index) => [name, input, call, results[index] ?? '', setting] as const),
    ),
  )

  it('are there', () => {
    expect(all.length).toBeGreaterThan(40)
  })

  it.each(all)('with %s = %s, %s gives %o', (name, input, call, result, setting) => {
    expect(run(`${setting}; return ${call}`, { [name]: run(`return ${input}`) })).toBe(result)
  })
})

describe('the examples of the doc blocks', () => {
  const sources = readdirSync(new URL('.', import.meta.url))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  const examples = sources
    .flatMap((source) => [...source.matchAll(/@example (.+)/g)])
    .flatMap(([, line = '']) => claimsIn(line))

  it('are there for every function', () => {
    for (const name of Object.keys(functions))
      expect(examples.map(([code]) => code).join('\n')).toContain(`${name}(`)
  })

  it.each(examples)('%s gives %s', (code, result) => {
    expect(run(`return ${code}`)).toEqual(run(`return ${result}`))
  })
})
