// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, render } from '@testing-library/react'
import { createElement } from 'react'
import { transformWithOxc } from 'vite'
import { afterEach, describe, expect, it } from 'vitest'
import * as functions from './index'
import * as components from './react'

const scope = { ...functions, ...components, createElement, render }
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

/** Runs example code with every export in scope. */
function run(code: string, more: Record<string, unknown> = {}): unknown {
  const all = { ...scope, ...more }
  return new Function(...Object.keys(all), code)(...Object.values(all))
}

afterEach(cleanup)

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

  /** Renders an expression after running the code block that contains `text`. */
  async function renderBlock(text: string, expression: string) {
    const source = codeBlocks('tsx').find((block) => block.includes(text)) ?? ''
    const plain = source.replace(/^import .*$/gm, '').replace('export ', '')
    const { code } = await transformWithOxc(plain, 'example.tsx', {
      jsx: { runtime: 'classic', pragma: 'createElement' },
    })
    run(`${code}; render(${expression})`)
    return document.body.textContent
  }

  it('render', async () => {
    expect(await renderBlock('const line', 'line')).toBe('5 minutes ago')
  })

  it('set defaults once for all', async () => {
    const bare = new Date(Date.now() - 3_600_000).toISOString().slice(0, 19)
    for (const value of [bare, Date.now() - 3_600_000]) {
      const ago = `createElement(Ago, { value: ${JSON.stringify(value)} })`
      expect(await renderBlock('function Ago', ago)).toBe('1 hour ago')
      cleanup()
    }
  })
})

describe('the tables of the README', () => {
  /** Returns the setup code of the sentence before a table. */
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
  const sources = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
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
