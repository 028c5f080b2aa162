import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SkipLink } from './skip-link'

const meta = {
  title: 'Business 业务组件/Site frame 站点框架/SkipLink 跳到正文',
  component: SkipLink,
  parameters: {
    usage: {
      zh: '跳到主要内容的链接，供键盘用户使用。',
      use: 'In PageFrame, as the first Tab stop: 跳到主要内容.',
      avoid: 'For links to parts of a page: Link.',
      do: 'Show it as soon as it has the focus.',
      never: 'Do not put anything before it that takes the focus.',
      measures: '8 px from the upper left corner.',
    },
    controls: { disable: true },
    docs: { story: { inline: false, height: '160px' } },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1}>
          按 Tab 键，链接出现在左上角。
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>

export default meta

type Story = StoryObj<typeof meta>

export const Hidden: Story = { name: '隐藏' }

export const Focused: Story = {
  name: '获得焦点',
  // Only one frame on a page can have the focus.
  tags: ['!autodocs'],
  async play({ canvasElement }) {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
  },
}

export const Followed: Story = {
  name: '跳转后',
  // Only one frame on a page can have the focus.
  tags: ['!autodocs'],
  async play({ canvasElement }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).getByRole('main')).toHaveFocus()
  },
}
