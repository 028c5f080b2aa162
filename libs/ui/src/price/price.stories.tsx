import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from './price'

const meta = {
  title: 'Components 组件/Content 内容/Price 价格',
  component: Price,
  args: { yuan: 199 },
} satisfies Meta<typeof Price>

export default meta

type Story = StoryObj<typeof meta>

export const Whole: Story = { name: '整数' }
export const WithFen: Story = { name: '含分', args: { yuan: 1299.5 } }
export const OtherCurrency: Story = {
  name: '其他货币',
  args: {
    yuan: undefined,
    children: new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(27.5),
  },
}
