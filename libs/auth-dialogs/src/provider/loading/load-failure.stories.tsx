import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { AuthHarness } from '../../testing/auth-harness'
import { localeOf } from '../../testing/in-language'
import { OpenButton } from '../../testing/open-button'

let isOffline = true

const meta = {
  title: 'Business 业务组件/Account 登录与账号/Failed load 加载失败',
  // These stories test behavior, not appearance.
  tags: ['!autodocs'],
  component: AuthHarness,
  parameters: { console: { expects: /Failed to fetch/ } },
  beforeEach() {
    isOffline = true
  },
  args: { children: <OpenButton dialog="login" /> },
  render: (args, { globals }) => (
    <AuthHarness
      {...args}
      locale={async () => {
        if (isOffline) throw new TypeError('Failed to fetch')
        return localeOf(globals)
      }}
    />
  ),
} satisfies Meta<typeof AuthHarness>

export default meta

type Story = StoryObj<typeof meta>

export const TheMessageLeavesTheButtonUsable: Story = {
  name: '提示不挡住按钮',
  async play({ userEvent }) {
    const opener = await screen.findByRole('button', { name: 'login' })
    await userEvent.click(opener)
    const message = await screen.findByRole('alert')
    const button = opener.getBoundingClientRect()
    await expect(message.getBoundingClientRect().bottom).toBeGreaterThan(button.bottom)
    const hit = document.elementFromPoint(button.x + button.width / 2, button.y + button.height / 2)
    await expect(opener).toContainElement(hit instanceof HTMLElement ? hit : null)
    isOffline = false
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await expect(message).not.toBeInTheDocument()
  },
}
