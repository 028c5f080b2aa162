import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { workspaceRoot } from '../workspace-root.mjs'

/**
 * Returns the TypeScript samples of a Markdown text, each as a separate module.
 *
 * @returns {{ line: number, language: 'ts' | 'tsx', code: string }[]} `line` is the first line of the code
 */
export function samplesIn(markdown) {
  return [...markdown.matchAll(/^```(tsx?)\n([^]*?)^```/gm)].map((match) => ({
    line: markdown.slice(0, match.index).split('\n').length + 1,
    language: match[1],
    code: match[2],
  }))
}

/** Returns the functions, classes and constants of an API report that a README does not mention. */
export function unnamedExports(report, readme) {
  const names = [...report.matchAll(/^export (?:abstract )?(?:function|class|const) (\w+)/gm)]
  return names.map(([, name]) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(readme))
}

/**
 * Type-checks samples as modules of this workspace.
 *
 * @param {{ file: string, line: number, language: string, code: string }[]} samples `file`: the Markdown file
 * @returns {string[]} one line per error, with the line of the Markdown file
 */
export function sampleErrors(samples) {
  const reports = join(workspaceRoot, 'reports')
  mkdirSync(reports, { recursive: true })
  // The folder is inside the workspace, so that the samples resolve its packages.
  const folder = mkdtempSync(join(reports, 'readme-samples-'))
  for (const { file, line, language, code } of samples) {
    const module = join(folder, `${file}.${line}.${language}`)
    mkdirSync(dirname(module), { recursive: true })
    writeFileSync(module, `${code}export {}\n`)
  }
  const tsconfig = {
    extends: join(workspaceRoot, 'tsconfig.base.json'),
    compilerOptions: { noUnusedLocals: false, types: ['vite/client'] },
    include: ['**/*'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
  const { stdout } = spawnSync('npx', ['tsc', '-p', '.', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  return stdout
    .split('\n')
    .filter((line) => line.includes('error TS'))
    .map((line) =>
      line.replace(
        /^(.+)\.(\d+)\.tsx?\((\d+),\d+\)/,
        (_, file, first, at) => `${file}:${Number(first) + Number(at) - 1}`,
      ),
    )
}
