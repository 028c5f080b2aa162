import type { Meta, StoryObj } from '@storybook/react-vite'
import { createGlobalStyle } from 'styled-components'
import { Button } from '../button/button'
import { CssLayer } from './css-layer'

const PageStyle = createGlobalStyle`
  .page-button { padding-inline: 64px; border-radius: 0; }
`

const meta = {
  title: 'Foundations 基础/CssLayer 样式层',
  component: CssLayer,
  parameters: {
    usage: {
      zh: '样式层：让页面自己的类名（class、Tailwind）盖过组件的样式。',
      use: 'In a page whose classes should change components: CSS modules, Tailwind CSS.',
      avoid: 'For colors: ThemeScope with a brand, or variables.',
      do: 'Put resets of the page into an earlier layer.',
      never: 'Do not use it with a reset outside of layers, such as * { padding: 0 }.',
    },
    controls: { disable: true },
  },
  args: { children: <Button className="page-button">开始学习</Button> },
  render: (args) => (
    <>
      <PageStyle />
      <CssLayer {...args} />
    </>
  ),
} satisfies Meta<typeof CssLayer>

export default meta

type Story = StoryObj<typeof meta>

export const ClassOfThePage: Story = { name: '页面的类名优先' }
