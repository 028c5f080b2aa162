import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { testResults } from './test-results.mjs'

// Nx restores reports that another clone wrote.
const otherClone = '/somewhere/else'

const unit = {
  testResults: [
    {
      name: `${otherClone}/libs/ui/src/theme/token-use.test.ts`,
      assertionResults: [{ fullName: 'a token', status: 'passed', duration: 3 }],
    },
  ],
}

const journeys = {
  config: {
    rootDir: `${otherClone}/apps/web/e2e`,
  },
  suites: [
    {
      title: 'login.spec.ts',
      specs: [{ title: 'opens', tests: [{ status: 'flaky', results: [{ duration: 4 }] }] }],
      suites: [
        {
          title: 'group',
          specs: [{ title: 'closes', tests: [{ status: 'expected', results: [{ duration: 5 }] }] }],
        },
      ],
    },
  ],
}

it('names tests by their path in the workspace, in whichever clone they ran', () => {
  const reports = mkdtempSync(join(tmpdir(), 'reports-'))
  onTestFinished(() => rmSync(reports, { recursive: true }))
  mkdirSync(join(reports, 'libs/ui'), { recursive: true })
  mkdirSync(join(reports, 'apps/web'), { recursive: true })
  writeFileSync(join(reports, 'libs/ui/unit.json'), JSON.stringify(unit))
  writeFileSync(join(reports, 'apps/web/journeys.json'), JSON.stringify(journeys))

  const results = testResults(reports)
  const testsOf = (target) => results.find((result) => result.target === target).tests
  expect(testsOf('test')).toEqual([
    { name: 'libs/ui/src/theme/token-use.test.ts › a token', status: 'passed', ms: 3 },
  ])
  expect(testsOf('test:journeys')).toEqual([
    { name: 'apps/web/e2e/login.spec.ts › opens', status: 'flaky', ms: 4 },
    { name: 'apps/web/e2e/login.spec.ts › group › closes', status: 'passed', ms: 5 },
  ])
})
