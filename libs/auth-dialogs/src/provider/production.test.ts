// @vitest-environment node
import { join } from 'node:path'
import { bundleLib } from '@shuyuan/testing/bundle-lib'
import { expect, test } from 'vitest'

const bundle = (mode: 'development' | 'production') =>
  bundleLib({
    entry: join(import.meta.dirname, '../index.ts'),
    mode,
    external: [/^react/, 'styled-components', /^@shuyuan\/ui/],
  })

test('production bundles hold no warning', async () => {
  const marks = /\[@shuyuan\/auth-dialogs\]|Put one <AuthDialogs|around the app/
  expect(await bundle('development')).toMatch(marks)
  expect(await bundle('production')).not.toMatch(marks)
})
