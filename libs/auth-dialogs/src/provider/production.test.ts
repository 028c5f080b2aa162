// @vitest-environment node
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'

/** The code of the library as a host bundles it in this mode. */
async function bundle(mode: 'development' | 'production'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    resolve: { conditions: ['@shuyuan/source'] },
    build: {
      write: false,
      minify: true,
      lib: { entry: join(import.meta.dirname, '../index.ts'), formats: ['es'] },
      rolldownOptions: { external: [/^react/, 'styled-components', /^@shuyuan\/ui/] },
    },
  })
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  return outputs.map((output) => ('code' in output ? output.code : '')).join('\n')
}

test('production bundles hold no warning', async () => {
  const marks = /\[@shuyuan\/auth-dialogs\]|Put one <AuthDialogs|around the app/
  expect(await bundle('development')).toMatch(marks)
  expect(await bundle('production')).not.toMatch(marks)
})
