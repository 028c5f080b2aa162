import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'

export const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')

/** Returns the TypeScript sample of the README that exports this name. */
export function sampleOf(name: string): string {
  const samples = [...readme.matchAll(/```tsx?\n([^]*?)```/g)].map(([, code = '']) => code)
  const sample = samples.find((code) => new RegExp(`^export .*\\b${name}\\b`, 'm').test(code))
  if (sample === undefined) throw new Error(`No sample of the README exports ${name}`)
  return sample
}

/**
 * Runs the sample that exports this name and returns the export.
 *
 * @param scope values of its imports and globals
 */
export async function runSample(name: string, scope: Record<string, unknown>) {
  const body = sampleOf(name)
    .replace(/^import .*$/gm, '')
    .replace(/^export /gm, '')
  const { code } = await transformWithOxc(body, 'sample.tsx', {
    jsx: { runtime: 'classic', pragma: 'createElement', pragmaFrag: 'Fragment' },
  })
  return new Function(...Object.keys(scope), `${code}; return ${name}`)(...Object.values(scope))
}
