import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { measureSizes } from './measure-sizes.mjs'

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sizes-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(files) {
  const dialogs = join(folder, 'node_modules/dialogs')
  mkdirSync(dialogs, { recursive: true })
  writeFileSync(join(dialogs, 'package.json'), '{ "name": "dialogs", "type": "module" }')
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dialogs, name), text)
}

// Random text does not compress well.
const noise = Array.from({ length: 3000 }, () => Math.random().toString(36).slice(2)).join('')

const lazyWords = {
  'index.js': "export const words = () => import('./words.js')\nexport { big } from './big.js'",
  'big.js': `export const big = '${noise}'`,
  'words.js': "export const words = { title: '请登录', hint: { mobile: '请输入手机号' } }",
}
const entry = "export { words } from 'dialogs/index.js'"

async function measure(measures) {
  const results = await measureSizes(folder, {
    external: ['react'],
    measures: measures.map((one) => ({ name: 'login', limit: 2, entry, ...one })),
  })
  return results.map(({ problems }) => problems)
}

test('only what an entry uses is counted', async () => {
  write(lazyWords)
  expect(await measure([{}])).toEqual([[]])
})

test('passing the limit is a problem that reports the size', async () => {
  write(lazyWords)
  const [problems] = await measure([{ entry: "export { big } from 'dialogs/index.js'" }])
  expect(problems).toEqual([expect.stringMatching(/^\d+\.\d KiB, over 2 KiB$/)])
})

test('code loaded on demand is counted if the measure includes it', async () => {
  write({ ...lazyWords, 'words.js': `export const words = '${noise}'` })
  expect(await measure([{}])).toEqual([[]])
  const [named, all] = await measure([{ loads: ['words'] }, { loads: 'all' }])
  expect(named).toHaveLength(1)
  expect(all).toHaveLength(1)
})

test('measuring fails if a lazy module is not a separate chunk', async () => {
  write({ ...lazyWords, 'index.js': "export { words } from './words.js'" })
  await expect(measure([{ apart: ['words'] }])).rejects.toThrow('words is not loaded on demand.')
})

test('a lazy module that the initial code also imports is a problem', async () => {
  write({
    ...lazyWords,
    'index.js':
      "export const words = () => import('./words.js')\nexport const host = () => import('./host.js')",
    'host.js': "export { words } from './words.js'",
  })
  const both = "export { words, host } from 'dialogs/index.js'"
  const [problems] = await measure([{ entry: both, loads: ['host'], apart: ['words'] }])
  expect(problems).toEqual(['words is loaded with it'])
})

test('sentences that do not belong in the initial code are found', async () => {
  write({ ...lazyWords, 'index.js': "export const words = '请输入手机号'" })
  const [problems] = await measure([{ lacksTextsOf: ['dialogs/words.js'] }])
  expect(problems).toEqual(['contains "请输入手机号"'])
})
