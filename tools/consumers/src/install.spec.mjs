import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { consumerFolder, test } from './consumer-test.mjs'
import { createConsumer } from './create-consumer.mjs'
import { run } from './run.mjs'

test.describe.configure({ mode: 'serial' })

test('the packed libraries install from outside the workspace', async ({ template }) => {
  await createConsumer(template, consumerFolder(template))
})

test('type-checks with the installed types', async ({ app }) => {
  await run('npm', ['run', 'typecheck'], { cwd: app })
})

test('builds', async ({ app }) => {
  await run('npm', ['run', 'build'], { cwd: app })
})

test('React and styled-components are there once', async ({ app }) => {
  const lock = JSON.parse(readFileSync(join(app, 'package-lock.json'), 'utf8'))
  const places = Object.keys(lock.packages)
  for (const name of ['react', 'react-dom', 'styled-components']) {
    expect(places.filter((place) => place.endsWith(`node_modules/${name}`))).toHaveLength(1)
  }
})
