import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing'
import { FsTree } from 'nx/src/generators/tree'
import { describe, expect, it } from 'vitest'
import { workspaceRoot } from '../workspace-root.fixture'
import { libraryGenerator } from './library-generator.mjs'

const workspace = () => new FsTree(workspaceRoot, false)
const library = { name: 'word-count', type: 'util', description: 'Counts words' } as const

describe('library', () => {
  it('writes what each library has', async () => {
    const tree = workspace()
    await libraryGenerator(tree, library)
    const written = tree.listChanges().map(({ path }) => path)
    expect(written.filter((path) => path.startsWith('libs/word-count/')).sort()).toEqual([
      'libs/word-count/LICENSE',
      'libs/word-count/README.md',
      'libs/word-count/package.json',
      'libs/word-count/src/index.ts',
      'libs/word-count/src/word-count.test.ts',
      'libs/word-count/src/word-count.ts',
      'libs/word-count/tsconfig.json',
      'libs/word-count/tsconfig.lib.json',
      'libs/word-count/vite.config.ts',
    ])
    expect(tree.read('libs/word-count/LICENSE', 'utf-8')).toBe(tree.read('LICENSE', 'utf-8'))
  })

  it('can be published, from source and built', async () => {
    const tree = workspace()
    await libraryGenerator(tree, library)
    expect(JSON.parse(tree.read('libs/word-count/package.json', 'utf-8') ?? '')).toMatchObject({
      name: '@shuyuan/word-count',
      description: 'Counts words',
      exports: { '.': { '@shuyuan/source': './src/index.ts', default: './dist/index.js' } },
      nx: { tags: ['type:util'] },
      publishConfig: { access: 'public' },
    })
  })

  it('keeps every character of its description', async () => {
    const tree = workspace()
    await libraryGenerator(tree, { ...library, description: `"Words" & <b>'more'</b>.` })
    const manifest = JSON.parse(tree.read('libs/word-count/package.json', 'utf-8') ?? '')
    expect(manifest.description).toBe(`"Words" & <b>'more'</b>`)
    expect(tree.read('libs/word-count/src/word-count.ts', 'utf-8')).toContain(
      `"Words" & <b>'more'</b>.`,
    )
  })

  it.each(['adapter', 'state', 'data', 'util'] as const)(
    'of the type %s is a core without React, by lint',
    async (type) => {
      const tree = workspace()
      await libraryGenerator(tree, { ...library, type })
      expect(tree.read('tools/eslint/src/workspace-rules.mjs', 'utf-8')).toMatch(
        /only: \['libs\/\{[^}]*,word-count\}\/src\/\*\*'\]/,
      )
    },
  )

  it.each(['ui', 'feature'] as const)('of the type %s begins with a component', async (type) => {
    const tree = workspace()
    await libraryGenerator(tree, { ...library, type })
    expect(tree.read('libs/word-count/src/index.ts', 'utf-8')).toContain(
      "export { WordCount } from './word-count/word-count'",
    )
    const manifest = JSON.parse(tree.read('libs/word-count/package.json', 'utf-8') ?? '')
    const ui = JSON.parse(tree.read('libs/ui/package.json', 'utf-8') ?? '')
    expect(manifest.dependencies).toEqual({ '@shuyuan/ui': `^${ui.version}` })
    expect(manifest.peerDependencies).toEqual(ui.peerDependencies)
  })

  it('has its place in the documents', async () => {
    const tree = workspace()
    await libraryGenerator(tree, library)
    expect(tree.read('README.md', 'utf-8')).toMatch(/^libs\/word-count {6}counts words$/m)
    expect(tree.read('docs/architecture.md', 'utf-8')).toMatch(
      /^\| `type:util` .*, word-count +\|/m,
    )
  })

  it.each([
    [{ name: 'WordCount' }, 'kebab case'],
    [{ name: 'word_count' }, 'kebab case'],
    [{ name: 'word--count' }, 'kebab case'],
    [{ name: '../word-count' }, 'kebab case'],
    [{ name: 'utils' }, 'name it for its one export'],
    [{ name: 'ui' }, 'libs/ui exists already'],
    [{ description: ' ' }, 'one line'],
    [{ description: 'ends */ the comment' }, 'one line'],
    [{ description: 'two\nlines' }, 'one line'],
  ])('refuses %j', async (wrong, message) => {
    const tree = workspace()
    await expect(libraryGenerator(tree, { ...library, ...wrong })).rejects.toThrow(message)
    expect(tree.listChanges()).toEqual([])
  })

  it('refuses an unknown type', async () => {
    // @ts-expect-error A caller without types.
    const made = libraryGenerator(workspace(), { ...library, type: 'tool' })
    await expect(made).rejects.toThrow('"tool" is no type of library')
  })

  it('says which list it cannot find, instead of leaving the library out', async () => {
    const tree = createTreeWithEmptyWorkspace()
    const ui = workspace().read('libs/ui/package.json', 'utf-8') ?? ''
    tree.write('libs/ui/package.json', ui)
    await expect(libraryGenerator(tree, library)).rejects.toThrow(
      'tools/eslint/src/workspace-rules.mjs',
    )
  })
})
