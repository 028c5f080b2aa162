import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { print } from './src/print.mjs'
import { sampleErrors, samplesIn, unnamedExports } from './src/documentation/readme-samples.mjs'
import { libraries } from './src/libraries.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'

// Checks that every TypeScript sample in the README of a library compiles, and that the README mentions every function,
// class and constant of the API reports.
const readmes = libraries(workspaceRoot).map(({ folder }) => {
  const path = join(folder, 'README.md')
  const text = readFileSync(path, 'utf8')
  const file = relative(workspaceRoot, path)
  const reports = readdirSync(join(folder, 'api')).map((report) =>
    readFileSync(join(folder, 'api', report), 'utf8'),
  )
  return {
    file,
    samples: samplesIn(text).map((sample) => ({ file, ...sample })),
    unnamed: reports.flatMap((report) => unnamedExports(report, text)),
  }
})

const problems = readmes.flatMap(({ file, samples, unnamed }) => [
  ...(samples.length === 0 ? [`${file} has no sample`] : []),
  ...unnamed.map((name) => `${file} does not name ${name}`),
])
const samples = readmes.flatMap((readme) => readme.samples)
problems.push(...sampleErrors(samples))
for (const problem of problems) print(`  ✗ ${problem}`)
if (problems.length === 0) print(`  ${samples.length} samples of ${readmes.length} READMEs compile`)
process.exit(problems.length === 0 ? 0 : 1)
