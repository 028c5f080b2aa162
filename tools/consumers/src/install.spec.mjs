import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { consumerFolder, test } from './consumer-test.mjs'
import { createConsumer } from './create-consumer.mjs'
import { run } from './run.mjs'

test.describe.configure({ mode: 'serial' })

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

const manifestOf = (app) => readJson(join(app, 'package.json'))

function copiesByNpm(app) {
  const { packages } = readJson(join(app, 'package-lock.json'))
  return (name) => Object.keys(packages).filter((place) => place.endsWith(`node_modules/${name}`))
}

function copiesByPnpm(app) {
  const copies = readdirSync(join(app, 'node_modules/.pnpm'))
  return (name) => copies.filter((copy) => copy.startsWith(`${name}@`))
}

test('the packed libraries install from outside the workspace', async ({ template }) => {
  await createConsumer(template, consumerFolder(template))
})

test('type-checks with the installed types', async ({ app }) => {
  await run('npm', ['run', 'typecheck'], { cwd: app })
})

test('builds', async ({ app }) => {
  await run('npm', ['run', 'build'], { cwd: app })
})

/** Returns all paths at which a package is installed in an app. */
function copiesIn(app) {
  const { packageManager } = manifestOf(app)
  return packageManager ? copiesByPnpm(app) : copiesByNpm(app)
}

test('React and styled-components are installed once, or not at all if nothing depends on them', async ({
  app,
}) => {
  const { dependencies } = manifestOf(app)
  const copiesOf = copiesIn(app)
  for (const name of ['react', 'react-dom', 'styled-components']) {
    const copies = copiesOf(name)
    expect(copies).toHaveLength(name in dependencies ? 1 : 0)
  }
})

test('no icon set is installed: the few icons in use are bundled', async ({ app }) => {
  expect(copiesIn(app)('lucide-react')).toEqual([])
})
