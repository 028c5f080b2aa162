import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
import { Link } from './link'
import { LinkProvider } from './link-provider'

const meta = {
  title: 'Components 组件/Navigation 导航/Link 链接',
  component: Link,
  parameters: {
    usage: {
      zh: '文字链接，去往句子或列表里提到的页面。',
      use: 'For a page that a sentence or a row names.',
      avoid: 'For the most important link of a view: ButtonLink. For an action: Button.',
      do: 'Underline only links. Name the target: 全部课程.',
      never: 'Do not write 点击这里.',
    },
  },
  subcomponents: { LinkProvider },
  args: { children: '全部课程', href: '/courses' },
} satisfies Meta<typeof Link>

export default meta

type Story = StoryObj<typeof meta>

export const InSite: Story = { name: '站内' }
export const NewTab: Story = {
  name: '新窗口打开',
  // Looks the same without interaction.
  tags: ['!autodocs'],
  args: { newTab: true, href: 'https://example.com/' },
}

export const States: Story = {
  name: '各状态',
  parameters: matrixParameters,
  render: (args) => (
    <StateMatrix states={['rest', 'hover', 'focus', 'pressed']}>
      {() => <Link {...args} />}
    </StateMatrix>
  ),
}
