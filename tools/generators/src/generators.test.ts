import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generators } from '../generators.json'
import manifest from '../package.json'

const root = join(import.meta.dirname, '..')

test('Nx is told where the generators are', () => {
  expect(manifest.generators).toBe('./generators.json')
})

test.each(Object.entries(generators))('%s has code and a schema', async (_name, entry) => {
  const [file = '', exported = ''] = entry.factory.split('#')
  const module: Record<string, unknown> = await import(join(root, file))
  expect(module[exported]).toBeTypeOf('function')
  expect(JSON.parse(readFileSync(join(root, entry.schema), 'utf8'))).toMatchObject({
    type: 'object',
    description: expect.any(String),
  })
})
