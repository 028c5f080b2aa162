import { expect, test } from 'vitest'
import { withImport } from '../.storybook/with-import'

const title = 'Components 组件/Actions 操作/Button 按钮'

test('the code of a story begins with the import of its component', () => {
  const parameters = { fileName: './libs/ui/src/button/button.stories.tsx' }
  expect(withImport('<Button>买</Button>', { title, parameters })).toBe(
    "import { Button } from '@shuyuan/ui'\n\n<Button>买</Button>",
  )
})

test('parts of the site and other components are not imported', () => {
  const ofSite = { fileName: './apps/web/src/features/home/hero/hero.stories.tsx' }
  expect(withImport('<Button />', { title, parameters: ofSite })).toBe('<Button />')
  const ofLibrary = { fileName: './libs/ui/src/button/button.stories.tsx' }
  expect(withImport('<ButtonLink />', { title, parameters: ofLibrary })).toBe('<ButtonLink />')
  expect(withImport('<Button />', { title, parameters: {} })).toBe('<Button />')
})
