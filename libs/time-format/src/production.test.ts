import { join } from 'node:path'
import { bundleLib } from '@shuyuan/testing/bundle-lib'
import { expect, it } from 'vitest'

const entries = ['index.ts', 'react/index.ts']

const bundle = (mode: 'development' | 'production') =>
  bundleLib({
    entry: entries.map((entry) => join(import.meta.dirname, entry)),
    mode,
    external: [/^react/, 'dayjs'],
  })

it('production bundles contain no developer messages', async () => {
  const marks = /\[@shuyuan\/time-format\]|console|Pass |0000-00-00|process\.env/
  expect(await bundle('development')).toMatch(marks)
  expect(await bundle('production')).not.toMatch(marks)
})
