import { readFileSync } from 'node:fs'
import { render, waitFor } from '@testing-library/react'
import { createElement, isValidElement } from 'react'
import { transformWithOxc } from 'vite'
import { describe, expect, it } from 'vitest'
import { commonmarkDifferences } from '../test/commonmark-differences'
import * as library from './index'

const scope = { ...library, createElement }
const read = (file: string) => readFileSync(new URL(file, `file://${import.meta.dirname}/`), 'utf8')
const readme = read('../README.md')

/** Runs a piece of an example as if it had imported everything. */
function run(code: string, more: Record<string, unknown> = {}): unknown {
  const all = { ...scope, ...more }
  return new Function(...Object.keys(all), code)(...Object.values(all))
}

const claimsIn = (text: string) =>
  [...text.matchAll(/^(.+) \/\/ (.+)$/gm)].map(
    ([, code = '', result = '']) => [code.trim().replace(/^\* /, ''), result] as const,
  )

const codeBlocks = (language: string) =>
  [...readme.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map(
    ([, code = '']) => code,
  )

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

describe('the examples of the README', () => {
  it.each(codeBlocks('ts').flatMap(claimsIn))('%s gives %s', (code, result) => {
    expect(trimmed(run(`return ${code}`))).toEqual(run(`return ${result}`))
  })

  it('render', async () => {
    const [source = ''] = codeBlocks('tsx')
    const { code } = await transformWithOxc(source.replace(/^import .*$/gm, ''), 'example.tsx', {
      jsx: { runtime: 'classic', pragma: 'createElement' },
    })
    const element = run(`${code}; return description`)
    if (!isValidElement(element)) throw new Error('no element')
    const { container } = render(element)
    await waitFor(() => expect(container.querySelector('.katex')).not.toBeNull())
    expect(container.querySelector('h2')?.textContent).toBe('大纲')
  })
})

describe('the table of the README', () => {
  const [, setting = ''] = /With `(const at = .+)`:/.exec(readme) ?? []
  const [table = ''] = /^\| `source`[^]*?\n\n/m.exec(readme) ?? []
  const rows = table
    .trim()
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim().replace(/^`(.*)`$/, '$1')))

  it('is there', () => {
    expect(rows.length).toBeGreaterThan(6)
  })

  it.each(rows)('%s becomes %s', (source, result) => {
    expect(run(`${setting}; return renderRichText(source, at)`, { source })).toBe(result)
  })
})

describe('the README on CommonMark', () => {
  const all = Object.values(commonmarkDifferences).map(({ examples }) => examples)

  it('has the tested figures', () => {
    const differing = new Set(all.flat()).size
    expect(readme).toContain(`**${652 - differing} produce exactly the HTML of the specification**`)
    expect(readme).toContain(`The other ${differing} produce it`)
  })

  it('counts the examples of each reason', () => {
    const [table = ''] = /^\| Reason[^]*?\n\n/m.exec(readme) ?? []
    const said = [...table.matchAll(/\| (\d+) +\|/g)].map(([, count]) => Number(count))
    const counted = all.map((examples) => examples.length)
    expect(said).toEqual(counted.toSorted((one, other) => other - one))
  })
})

describe('the examples of the doc blocks', () => {
  const files = ['html/text-from-html.ts', 'render-rich-text.ts']
  const examples = files.flatMap((file) => {
    const blocks = [...read(file).matchAll(/@example\n([^]*?)\*\//g)].map(([, text = '']) => text)
    return blocks.flatMap(claimsIn)
  })

  it('are there', () => {
    expect(examples.map(([code]) => code.split('(')[0])).toEqual(['textFromHtml', 'renderRichText'])
  })

  it.each(examples)('%s gives %s', (code, result) => {
    expect(trimmed(run(`return ${code}`))).toEqual(run(`return ${result}`))
  })
})
