import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AppearanceChoices } from './appearance-choices'
import { AppearanceMenu } from './appearance-menu'

const meta = {
  title: 'Business 业务组件/Site frame 站点框架/AppearanceMenu 外观菜单',
  component: AppearanceMenu,
  parameters: {
    usage: {
      zh: '外观菜单：浅色、深色主题（暗色 dark mode）和高对比度。',
      use: 'In the header, for 主题 and 高对比度.',
      avoid: 'For settings of the account: the user center.',
      do: 'Apply a choice at once, and load the content on intent.',
      never: 'Do not set a theme that the visitor has not chosen: 跟随系统 is the default.',
      measures: 'Choices at least 44 px high.',
    },
    controls: { disable: true },
    docs: { story: { inline: false, height: '360px' } },
  },
  subcomponents: { AppearanceChoices },
  args: {
    children: <AppearanceChoices theme="system" hasMoreContrast={false} onChange={fn()} />,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', justifyContent: 'end', minBlockSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AppearanceMenu>

export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: '打开',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /主题/ }))
    await expect(await canvas.findByRole('radio', { checked: true })).toBeVisible()
  },
}
export const Closed: Story = { name: '关闭' }
export const DarkWithMoreContrast: Story = {
  name: '深色高对比度',
  args: { children: <AppearanceChoices theme="dark" hasMoreContrast onChange={fn()} /> },
  play: Open.play,
}
