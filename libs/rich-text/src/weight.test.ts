// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

const entry = 'virtual:page'
/** Vite's helper for lazy chunks, which every page already has. */
const preloader = 'preload-helper'
const index = fileURLToPath(new URL('./index.ts', import.meta.url))
const text = fileURLToPath(new URL('./text/index.ts', import.meta.url))

afterEach(() => vi.unstubAllEnvs())

/** Bundles host code, without peer dependencies. Returns chunks, styles and fonts. */
async function bundle(code: string) {
  vi.stubEnv('NODE_ENV', 'production')
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? code : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: { groups: [{ name: preloader, test: preloader }] } },
        external: [/^react/, /^styled-components/, /^@shuyuan\//],
      },
    },
  })
  const [result] = Array.isArray(output) ? output : [output]
  if (!result || !('output' in result)) throw new Error('no bundle')
  return result.output
}

// The plain text, which a page needs at once, leaves out hidden parts and reads formulas.
test('adds less than 5.6 KiB to a page and loads the rest on demand', async () => {
  const files = await bundle(`export { RichText } from '${index}'`)
  const chunks = files.filter((file) => file.type === 'chunk')
  const page = chunks.find((chunk) => chunk.isEntry)
  if (!page) throw new Error('no entry')
  const atOnce = [page, ...chunks.filter((chunk) => page.imports.includes(chunk.fileName))].filter(
    (chunk) => chunk.name !== preloader,
  )
  const bytes = atOnce.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0)
  expect(bytes).toBeLessThan(5.6 * 1024)
  for (const name of ['dompurify', 'markdown-it', 'katex', 'highlight.js']) {
    const holders = chunks.filter((chunk) =>
      chunk.moduleIds.some((id) => id.includes(`node_modules/${name}/`)),
    )
    expect(holders, name).not.toEqual([])
    for (const holder of holders) expect(atOnce, name).not.toContain(holder)
  }
})

test('the text of HTML alone is one small file without fonts', async () => {
  const [file, ...others] = await bundle(`export { textFromHtml } from '${text}'`)
  expect(others).toEqual([])
  expect(file?.type === 'chunk' && gzipSync(file.code).length).toBeLessThan(3.3 * 1024)
})
