import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from '../breadcrumb/breadcrumb'
import { ErrorBlock } from '../error-block/error-block'
import { en } from '../locales/en'
import { Pagination } from '../pagination/pagination'
import { PasswordField } from '../password-field/password-field'
import { UiLocaleProvider } from './ui-locale-provider'

const meta = {
  title: 'Foundations 基础/UiLocaleProvider 界面语言',
  component: UiLocaleProvider,
  args: {
    locale: en,
    children: (
      <div lang="en" style={{ display: 'grid', gap: 24 }}>
        <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Courses' }]} />
        <PasswordField label="Password" />
        <ErrorBlock message="The courses could not be loaded." onRetry={() => {}} />
        <Pagination page={2} pageCount={9} hrefFor={(page) => `?page=${page}`} />
      </div>
    ),
  },
} satisfies Meta<typeof UiLocaleProvider>

export default meta

type Story = StoryObj<typeof meta>

export const InEnglish: Story = { name: '英文' }

/** `messages` overrides a single text of the language. */
export const WithATextOfTheHost: Story = {
  name: '自定义文案',
  args: { messages: { retry: 'Reload' } },
}
