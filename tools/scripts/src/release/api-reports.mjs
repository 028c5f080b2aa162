import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor'
import { libraries, typedEntries } from './libraries.mjs'

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

function configOf({ folder, types, report, reports }) {
  const none = { default: { logLevel: ExtractorLogLevel.None } }
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(folder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, types),
      compiler: { overrideTsconfig: { compilerOptions, files: [join(folder, types)] } },
      apiReport: {
        enabled: true,
        reportFileName: report,
        reportFolder: reports,
        reportTempFolder: join(reports, 'temporary'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: none,
        tsdocMessageReporting: none,
      },
    },
  })
}

/** Names that a generator wrote: they are reviewed in what they are generated from. */
function generatedNames(folder) {
  const generated = join(folder, 'dist/generated')
  if (!existsSync(generated)) return []
  return readdirSync(generated)
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => readFileSync(join(generated, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/^export (?:interface|type) ([\w$]+)/gm)])
    .map(([, name]) => name)
}

/** Without the noise that tells nothing about the surface, and without what was generated. */
function readable(text, generated) {
  const isGenerated = (block) => {
    const [, name] = /^(?:interface|type) ([\w$]+)/m.exec(block.replace(/^\/\/ .*\n/gm, '')) ?? []
    return generated.includes(name)
  }
  return text
    .replaceAll(/^ *\/\/ \(undocumented\)\n/gm, '')
    .split(/\n\n(?=\/\/ |```)/)
    .filter((block) => !isGenerated(block))
    .join('\n\n')
    .replace('// (No @packageDocumentation comment for this package)\n\n', '')
}

/**
 * The public surface of each entry of each library as text, from the built declarations.
 *
 * @param {string} root
 * @returns {{ lib: string, file: string, text: string }[]} `file`: where the report belongs, from `root`
 */
export function apiReports(root) {
  const folder = mkdtempSync(join(tmpdir(), 'api-reports-'))
  try {
    const entries = libraries(root).flatMap(({ lib, folder: project, manifest }) =>
      typedEntries(manifest).map(({ types, report }) => {
        const reports = join(folder, lib)
        return {
          lib,
          report,
          project,
          config: configOf({ folder: project, types, report, reports }),
        }
      }),
    )
    // One program for all of them: most of the time goes into reading the same declarations.
    const [first, ...others] = entries.map(({ config }) => config)
    const compilerState = CompilerState.create(first, {
      additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
    })
    return entries.map(({ lib, report, project, config }) => {
      const complaints = []
      Extractor.invoke(config, {
        localBuild: true,
        compilerState,
        messageCallback(message) {
          if (message.logLevel === ExtractorLogLevel.Error) complaints.push(message.text)
          message.handled = true
        },
      })
      if (complaints.length > 0) throw new Error(`${lib}, ${report}: ${complaints.join('\n')}`)
      const text = readFileSync(config.reportFilePath, 'utf8')
      return {
        lib,
        file: `libs/${lib}/api/${report}`,
        text: readable(text, generatedNames(project)),
      }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
