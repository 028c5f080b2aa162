import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const vitest = join(
  dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
)

interface Report {
  testResults: {
    assertionResults: { title: string; status: string; failureMessages: string[] }[]
  }[]
}

/** Runs the seeded stories in a process of their own. Gives what failed by name, with the reason. */
function runSeeded() {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-'))
  const file = join(folder, 'report.json')
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      ...[vitest, 'run', '--config', 'seeded.config.ts'],
      ...['--reporter', 'json', '--outputFile', file],
    ],
    { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' },
  )
  if (!existsSync(file)) throw new Error(`No report: ${stdout}${stderr}`)
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  return { status, results: new Map(results.map((result) => [result.title, result])) }
}

test('a story with a fault fails, one without passes', () => {
  const { status, results } = runSeeded()
  const reasonOf = (name: string) => {
    const result = results.get(name)
    return result?.status === 'failed' ? result.failureMessages.join('\n') : result?.status
  }
  expect(status).toBe(1)
  expect(reasonOf('Faultless')).toBe('passed')
  expect(reasonOf('Nameless Button')).toContain('button-name')
  expect(reasonOf('Unreadable In The Dark')).toContain(
    "axe: dark, 320 px: expected 'color-contrast",
  )
  expect(reasonOf('Says An Error')).toContain('seeded error')
  expect(reasonOf('Says A Warning')).toContain('seeded warning')
  expect(reasonOf('Says The Expected')).toBe('passed')
  expect(reasonOf('Keeps Quiet')).toContain('seeded error')
  expect(reasonOf('Fails To Play')).toContain('expected null not to be null')
  expect(reasonOf('Too Wide')).toContain('sideways: dark, 320 px')
  expect(reasonOf('Dead Control')).toContain('no control changes anything')
  expect(reasonOf('Hidden Control')).toContain('a control that works is hidden')
  expect(reasonOf('Reasoned Away')).toBe('passed')
  expect(reasonOf('Without Reason')).toContain('the reason why it has no controls')
})
