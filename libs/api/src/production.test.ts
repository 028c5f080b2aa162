import { join } from 'node:path'
import { bundleLib } from '@shuyuan/testing/bundle-lib'
import { expect, test } from 'vitest'

const bundle = (mode: 'development' | 'production') =>
  bundleLib({ entry: join(import.meta.dirname, 'index.ts'), mode })

test('production bundles contain no developer messages', async () => {
  const marks = /must be a function|options are missing|Expected number but/
  expect(await bundle('development')).toMatch(marks)
  expect(await bundle('production')).not.toMatch(marks)
})
