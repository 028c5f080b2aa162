import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button'
import { TextField } from '../text-field/text-field'
import { createBrand } from './create-brand'
import { ThemeScope } from './theme-scope'

const meta = {
  title: 'Foundations 基础/ThemeScope 主题范围',
  component: ThemeScope,
  parameters: {
    usage: {
      zh: '主题范围：在已有样式的页面里使用本库的主题、深色模式（dark mode）和品牌色。',
      use: 'For components of this library in a page with its own styles.',
      avoid: 'In pages of Shuyuan: GlobalStyle covers them.',
      do: 'Put one around each group of components, as high as possible.',
      never: 'Do not nest scopes.',
    },
    controls: { disable: true },
  },
  args: {
    children: (
      <>
        <TextField label="昵称" hint="最多 16 个字" />
        <Button>保存</Button>
      </>
    ),
  },
} satisfies Meta<typeof ThemeScope>

export default meta

type Story = StoryObj<typeof meta>

export const InOurPage: Story = { name: '本站页面' }

/** The colors of all four themes derive from one accent. */
export const WithABrand: Story = {
  name: '自定义品牌',
  parameters: { controls: { disable: false } },
  args: { brand: createBrand({ accent: '#b3261e' }) },
}

export const InAForeignPage: Story = {
  name: '第三方页面',
  decorators: [
    (Story) => (
      <div style={{ font: 'italic 20px/1 serif', textTransform: 'uppercase', letterSpacing: 2 }}>
        <p>A page with a look of its own</p>
        <Story />
      </div>
    ),
  ],
}
