import { FsTree } from 'nx/src/generators/tree'
import { describe, expect, it } from 'vitest'
import { workspaceRoot } from '../workspace-root.fixture'
import { addExports } from './add-exports.mjs'
import { componentGenerator } from './component-generator.mjs'

const workspace = () => new FsTree(workspaceRoot, false)

describe('component', () => {
  it.each(['layout', '@shuyuan/layout'])(
    'adds the component to the library %s',
    async (project) => {
      const tree = workspace()
      await componentGenerator(tree, { project, name: 'side-note' })
      expect(tree.listChanges().map(({ path }) => path)).toEqual(
        expect.arrayContaining([
          'libs/layout/src/index.ts',
          'libs/layout/src/side-note/side-note.stories.tsx',
          'libs/layout/src/side-note/side-note.test.tsx',
          'libs/layout/src/side-note/side-note.tsx',
        ]),
      )
      expect(tree.listChanges()).toHaveLength(4)
    },
  )

  it('is exported with its props, values after values and types after types', async () => {
    const tree = workspace()
    await componentGenerator(tree, { project: 'layout', name: 'side-note' })
    const lines = (tree.read('libs/layout/src/index.ts', 'utf-8') ?? '').split('\n')
    const value = lines.indexOf("export { SideNote } from './side-note/side-note'")
    const type = lines.indexOf("export type { SideNoteProps } from './side-note/side-note'")
    expect(lines[value - 1]).toMatch(/^export \{/)
    expect(lines[value + 1]).toBe('')
    expect(lines[type - 1]).toMatch(/^export type \{/)
  })

  it('has the given doc block, or one made of its name', async () => {
    const tree = workspace()
    const component = { project: 'layout', name: 'side-note' }
    await componentGenerator(tree, { ...component, description: 'A note beside the text.' })
    await componentGenerator(tree, { ...component, name: 'end-note' })
    expect(tree.read('libs/layout/src/side-note/side-note.tsx', 'utf-8')).toContain(
      '/** A note beside the text. */\nexport function SideNote(',
    )
    expect(tree.read('libs/layout/src/end-note/end-note.tsx', 'utf-8')).toContain(
      '/** End note. */\nexport function EndNote(',
    )
  })

  it.each([
    ['ui', "from '../theme/token'"],
    ['layout', "from '@shuyuan/ui'"],
  ])('takes its tokens in %s %s', async (project, source) => {
    const tree = workspace()
    await componentGenerator(tree, { project, name: 'side-note' })
    expect(tree.read(`libs/${project}/src/side-note/side-note.tsx`, 'utf-8')).toContain(
      `import { token } ${source}`,
    )
  })

  it.each([
    [{ name: 'SideNote' }, 'kebab case'],
    [{ name: 'helpers' }, 'name it for its one export'],
    [{ name: 'skip-link' }, 'exists already'],
    [{ project: 'nowhere' }, 'There is no library "nowhere". Choose one of: @shuyuan/'],
    [{ project: '@shuyuan/web' }, 'There is no library "@shuyuan/web"'],
    [{ project: 'time-format' }, '@shuyuan/time-format holds no components'],
    [{ description: '*/' }, 'one line'],
  ])('refuses %j', async (wrong, message) => {
    const tree = workspace()
    const made = componentGenerator(tree, { project: 'layout', name: 'side-note', ...wrong })
    await expect(made).rejects.toThrow(message)
    expect(tree.listChanges()).toEqual([])
  })

  it('refuses a name that is exported from another folder', () => {
    const added = { module: './x/x', value: 'PageFrame', type: 'XProps' }
    expect(() => addExports(workspace(), 'libs/layout/src/index.ts', added)).toThrow(
      'exports PageFrame already',
    )
  })
})
