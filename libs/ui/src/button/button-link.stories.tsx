import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
import { ButtonLink } from './button-link'

const meta = {
  title: 'Components 组件/Actions 操作/ButtonLink 按钮链接',
  component: ButtonLink,
  parameters: {
    usage: {
      zh: '按钮样式的链接，去往另一个页面。',
      use: 'For the most important link of a view: 去学习, 查看课程.',
      avoid: 'For an action on this page: Button. In a sentence: Link.',
      do: 'Choose the variant as for a Button. Pass newTab if it opens a window, which the link then announces.',
      never: 'Do not add one to each row of a list: the row itself is the link.',
    },
  },
  args: { children: '查看课程', href: '/courses' },
} satisfies Meta<typeof ButtonLink>

export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = { name: '主要' }
export const Secondary: Story = { name: '次要', args: { variant: 'secondary' } }
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
      {() =>
        (['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
          <ButtonLink {...args} key={variant} variant={variant} />
        ))
      }
    </StateMatrix>
  ),
}
