import { expect, test } from 'vitest'
import { sampleErrors, samplesIn, unnamedExports } from './readme-samples.mjs'

const readme = `# A library

\`\`\`sh
npm install a
\`\`\`

\`\`\`ts
const text: string = 5
\`\`\`
`

test('a sample that does not compile is reported with its line in the README', () => {
  const samples = samplesIn(readme)
  expect(samples).toEqual([{ line: 8, language: 'ts', code: 'const text: string = 5\n' }])
  const [error, ...others] = sampleErrors(
    samples.map((sample) => ({ file: 'README.md', ...sample })),
  )
  expect(error).toMatch(
    /^README\.md:8: error TS2322: .*'number' is not assignable to type 'string'/,
  )
  expect(others).toEqual([])
})

test('an export that the README does not name is reported', () => {
  const report = 'export function formatA(): void\nexport const b: 1\nexport interface C {}\n'
  expect(unnamedExports(report, '`formatA(…)`')).toEqual(['b'])
})
