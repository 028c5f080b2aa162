// @vitest-environment node
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import config from '../../../../vite.config'

const entry = 'virtual:home'
const source = fileURLToPath(new URL('./home-blocks.tsx', import.meta.url))

/** Source files that load before the first block of the home page renders. */
async function modulesAtOnce(): Promise<string[]> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: config.resolve,
    plugins: [
      {
        name: 'home',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? `export { HomeBlocks } from '${source}'` : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const [result] = Array.isArray(output) ? output : [output]
  if (!result || !('output' in result)) throw new Error('no bundle')
  const chunks = new Map(
    result.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  )
  const initialChunks = [...chunks.values()].filter((chunk) => chunk.isEntry)
  for (const chunk of initialChunks) {
    for (const name of chunk.imports) {
      const imported = chunks.get(name)
      if (imported && !initialChunks.includes(imported)) initialChunks.push(imported)
    }
  }
  return initialChunks.flatMap((chunk) => chunk.moduleIds)
}

test('the home page does not load dialogs, sanitizer or rich text up front', async () => {
  const modules = await modulesAtOnce()
  expect(modules.some((id) => id.includes('course-card'))).toBe(true)
  for (const heavy of ['radix-ui', 'rich-text', 'dompurify', 'dayjs', 'comment-', 'search-']) {
    expect(modules.filter((id) => id.includes(heavy))).toEqual([])
  }
})
