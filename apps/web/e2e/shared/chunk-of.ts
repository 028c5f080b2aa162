import { readFileSync } from 'node:fs'

/** Returns the built file that contains a module, by the module's name in the manifest. */
export function chunkOf(module: string): string {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(new URL('../../dist/.vite/manifest.json', import.meta.url), 'utf8'),
  )
  const { file } = manifest[module] ?? {}
  if (file === undefined) throw new Error(`${module} is not fetched on its own`)
  return file
}
