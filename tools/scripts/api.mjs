import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor'
import { format } from 'oxfmt'
import { libraries } from './src/libraries.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'

// npm run api: writes the names and signatures of each entry to libs/*/api, from the built declarations.
const temporary = mkdtempSync(join(tmpdir(), 'api-reports-'))
const style = JSON.parse(readFileSync(join(workspaceRoot, '.oxfmtrc.json'), 'utf8'))
const none = { default: { logLevel: ExtractorLogLevel.None } }

/** Declarations generated from openapi.yaml. Reviewers read that file instead. */
const generated = /^(?:\/\/ .*\n)*interface (?:components|operations|paths) /

function configOf(folder, types, reportFileName) {
  const declarations = join(folder, types)
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    types: [],
  }
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(folder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: declarations,
      compiler: { overrideTsconfig: { compilerOptions, files: [declarations] } },
      apiReport: {
        enabled: true,
        reportFileName,
        reportFolder: temporary,
        reportTempFolder: join(temporary, 'temporary'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: { extractorMessageReporting: none, tsdocMessageReporting: none },
    },
  })
}

const entries = libraries(workspaceRoot).flatMap(({ folder, manifest }) =>
  Object.entries(manifest.exports).flatMap(([entry, { types }]) => {
    if (types === undefined) return []
    const name = entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-')
    return [{ reports: join(folder, 'api'), config: configOf(folder, types, `${name}.api.md`) }]
  }),
)
// Uses one program for all entries, because they share most declarations.
const compilerState = CompilerState.create(entries[0].config, {
  additionalEntryPoints: entries.map(({ config }) => config.mainEntryPointFilePath),
})
const written = new Set()
for (const { reports, config } of entries) {
  const { errorCount } = Extractor.invoke(config, {
    localBuild: true,
    compilerState,
    messageCallback(message) {
      message.handled = message.logLevel !== ExtractorLogLevel.Error
    },
  })
  if (errorCount > 0) process.exitCode = 1
  const text = readFileSync(config.reportFilePath, 'utf8')
    .replaceAll(/^ *\/\/ \(undocumented\)\n/gm, '')
    .replace('// (No @packageDocumentation comment for this package)\n\n', '')
  const blocks = text.split(/\n\n(?=\/\/ |```)/).filter((block) => !generated.test(block))
  mkdirSync(reports, { recursive: true })
  // oxfmt does not format code in Markdown.
  const [start = '', declarations = '', end = ''] = blocks.join('\n\n').split(/(?<=^```(?:ts)?\n)/m)
  const { code } = await format('report.d.ts', declarations.replace(/```\n$/, ''), style)
  const path = join(reports, basename(config.reportFilePath))
  writeFileSync(path, `${start}${code}\`\`\`\n${end}`)
  written.add(path)
}
// Last, because the build of Storybook may read the reports at the same time.
for (const reports of new Set(entries.map(({ reports }) => reports))) {
  for (const file of readdirSync(reports)) {
    if (!written.has(join(reports, file))) rmSync(join(reports, file))
  }
}
rmSync(temporary, { recursive: true })
