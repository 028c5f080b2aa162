import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor'
import { format, resolveConfig } from 'prettier'
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

function extracted(config, compilerState) {
  const complaints = []
  Extractor.invoke(config, {
    localBuild: true,
    compilerState,
    messageCallback(message) {
      if (message.logLevel === ExtractorLogLevel.Error) complaints.push(message.text)
      message.handled = true
    },
  })
  if (complaints.length > 0) throw new Error(`${config.reportFilePath}: ${complaints.join('\n')}`)
  return readFileSync(config.reportFilePath, 'utf8')
}

/**
 * The public surface of each entry of each library as text, from the built declarations.
 *
 * @param {string} root
 * @returns {Promise<{ lib: string, file: string, text: string }[]>} `file`: where the report belongs, from `root`
 */
export async function apiReports(root) {
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
    const style = await resolveConfig(join(root, 'libs/report.api.md'))
    return await Promise.all(
      entries.map(async ({ lib, report, project, config }) => {
        const text = readable(extracted(config, compilerState), generatedNames(project))
        // As the rest of the repository, so that formatting a library leaves its reports alone.
        const formatted = await format(text, { ...style, parser: 'markdown' })
        return { lib, file: `libs/${lib}/api/${report}`, text: formatted }
      }),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
