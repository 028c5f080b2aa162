import { logger } from '@nx/devkit'
import { sampleOf } from '@shuyuan/testing/sample'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { FsTree, flushChanges } from 'nx/src/generators/tree'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { componentGenerator } from './component/component-generator.mjs'
import { libraryGenerator } from './library/library-generator.mjs'
import type { LibraryType } from './library/library-types.mjs'
import { routeGenerator } from './route/route-generator.mjs'
import { WorkspaceCopy } from './workspace-copy.fixture'

/** Enough for a busy machine. */
const timeout = 600_000

/** Checks of the repository that a generated file could fail, besides the generated tests. */
const checks = [
  'apps/web/src/testing/every-page.test.ts',
  'libs/ui/src/theme/token-use.test.ts',
  'tools/storybook/src/every-view-has-a-story.test.ts',
]

const types: LibraryType[] = ['ui', 'feature', 'state', 'data', 'util']
/** One of views and one of functions; the exhaustive run makes a library of each type. */
const libraries = sampleOf<LibraryType>(types, ['ui', 'util'])
const made = libraries.map((type) => `made-${type}`)
/** What Nx checks, where it is. */
const isOfLibrary = (file: string) => /^libs\/made-/.test(file)

const copy = new WorkspaceCopy()

/** Files that the generators wrote or changed, from the root of the copy. */
const files = new Set<string>()

/** Runs a generator the way Nx does. */
async function generate<Options>(
  generator: (tree: FsTree, options: Options) => Promise<() => unknown>,
  options: Options,
) {
  const tree = new FsTree(copy.root, false)
  const finish = await generator(tree, options)
  const changes = tree.listChanges()
  flushChanges(copy.root, changes)
  for (const { path } of changes) files.add(path)
  await finish()
}

/** The generated code that no new library holds. */
const elsewhere = () =>
  [...files].filter((file) => /\.(tsx?|mjs)$/.test(file) && !isOfLibrary(file))

beforeAll(async () => {
  vi.spyOn(logger, 'info').mockReturnValue()
  for (const type of libraries) {
    const name = `made-${type}`
    await generate(libraryGenerator, { name, type, description: `Made of the type "${type}"` })
    copy.linkLibrary(name)
  }
  for (const project of ['ui', 'layout'])
    await generate(componentGenerator, { project, name: 'made-note' })
  await generate(routeGenerator, { path: '/made', title: '示例' })
  await generate(routeGenerator, { path: '/made-notes/$noteId', guard: true })
  await generate(routeGenerator, {
    path: '/made-by/$authorId/in/$bookId',
    search: 'keywords,page:number',
  })
}, timeout)

afterAll(() => copy.remove())

test(
  'Nx finds the generators by their names',
  async () => {
    const component = ['--project=made-ui', '--name=made-note', '--no-interactive']
    await copy.nx('generate', '@shuyuan/generators:component', ...component)
    expect(readFileSync(join(copy.root, 'libs/made-ui/src/index.ts'), 'utf8')).toContain('MadeNote')
  },
  timeout,
)

test(
  'new libraries pass lint, typecheck, test and build',
  () => copy.nx('run-many', '-t', 'lint', 'typecheck', 'test', 'build', '-p', made.join()),
  timeout,
)

describe.concurrent('what is generated', () => {
  test(
    'is formatted',
    () => copy.run('prettier/bin/prettier.cjs', ['--check', '--ignore-unknown', ...files]),
    timeout,
  )

  test(
    'has nothing that lint objects to',
    () => copy.run('eslint/bin/eslint.js', elsewhere()),
    timeout,
  )

  test(
    'has types that fit',
    async () => {
      const config = {
        extends: './tsconfig.base.json',
        compilerOptions: { types: ['node', 'vite/client'] },
        include: [
          'apps/web/src',
          'apps/web/e2e',
          ...elsewhere().filter((file) => /tsx?$/.test(file)),
        ],
      }
      writeFileSync(join(copy.root, 'tsconfig.made.json'), JSON.stringify(config))
      await copy.run('@typescript/native/bin/tsc', ['-p', 'tsconfig.made.json'])
    },
    timeout,
  )

  test(
    'passes its own tests and those of the repository',
    async () => {
      const tests = [...elsewhere().filter((file) => /\.test\.tsx?$/.test(file)), ...checks]
      const projects = [...new Set(tests.map((file) => file.split('/', 2).join('/')))]
      writeFileSync(join(copy.root, 'made.config.mjs'), vitestConfig(projects))
      const report = join(copy.root, 'report.json')
      await copy.run('vitest/vitest.mjs', [
        ...['run', '--config', 'made.config.mjs'],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        ...tests,
      ])
      const { testResults }: { testResults: { name: string }[] } = JSON.parse(
        readFileSync(report, 'utf8'),
      )
      expect(testResults.map(({ name }) => relative(copy.root, name)).sort()).toEqual(tests.sort())
    },
    timeout,
  )
})

/** Runs tests of several projects, each with its own settings, in one process. */
function vitestConfig(projects: string[]): string {
  return `export default ${JSON.stringify({ test: { projects } })}`
}
