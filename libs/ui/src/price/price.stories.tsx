import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from './price'

const meta = {
  title: 'Components 组件/Content 内容/Price 价格',
  component: Price,
  parameters: {
    usage: {
      zh: '价格：当前价格和划线原价，读屏软件会分别读出。',
      use: 'For every amount of money.',
      avoid: 'For points, which are a number.',
      do: 'Put the price to pay first and the former price after it, smaller.',
      never: 'Do not write ¥0: say 免费.',
    },
  },
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
