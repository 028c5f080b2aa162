import type { Meta, StoryObj } from '@storybook/react-vite'
import { createContext, use, type ReactElement } from 'react'
import { Button } from '../button/button'
import { MessagesProvider } from './messages-provider'

interface CartTexts {
  checkOut: string
  empty: string
}

const CartMessages = createContext<CartTexts>({ checkOut: '去结算', empty: '清空' })

function CartActions(): ReactElement {
  const { checkOut, empty } = use(CartMessages)
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button>{checkOut}</Button>
      <Button variant="secondary">{empty}</Button>
    </div>
  )
}

/** Two parts of a library read their texts from its context, in the language of the provider. */
const meta: Meta<typeof MessagesProvider<CartTexts>> = {
  title: 'Foundations 基础/MessagesProvider 库的文案',
  component: MessagesProvider,
  render: ({ locale, messages }) => (
    <MessagesProvider context={CartMessages} locale={locale} messages={messages}>
      <CartActions />
    </MessagesProvider>
  ),
  args: { locale: { checkOut: 'Check out', empty: 'Empty the cart' } },
}

export default meta

type Story = StoryObj<typeof MessagesProvider<CartTexts>>

export const InEnglish: Story = { name: '英文' }

/** `messages` overrides a single text of the language. */
export const WithATextOfTheHost: Story = {
  name: '自定义文案',
  args: { messages: { empty: 'Start over' } },
}
