import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Breadcrumb } from '../breadcrumb/breadcrumb'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog'
import { ErrorBlock } from '../error-block/error-block'
import { Link } from '../link/link'
import { en } from '../locales/en'
import { zhCn } from '../locales/zh-cn'
import { Pagination } from '../pagination/pagination'
import { PasswordField } from '../password-field/password-field'
import { Skeleton } from '../skeleton/skeleton'
import { ErrorBoundary } from '../error-boundary/error-boundary'
import { Spinner } from '../spinner/spinner'
import { TextArea } from '../text-area/text-area'
import { toast } from '../toaster/toast'
import { Toaster } from '../toaster/toaster'
import { UiLocaleProvider } from './ui-locale-provider'

afterEach(() => toast.clear())

const han = /\p{Script=Han}/u

function Never(): ReactElement {
  throw new Promise(() => {})
}

function Everything(): ReactNode {
  return (
    <>
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Courses' }]} />
      <ConfirmDialog open onOpenChange={() => {}} title="Leave?" onConfirm={() => {}} />
      <ErrorBlock message="It failed." onRetry={() => {}} />
      <Link href="https://example.com/" newTab>
        Example
      </Link>
      <Pagination page={2} pageCount={9} hrefFor={(page) => `?page=${page}`} />
      <PasswordField label="Password" />
      <ErrorBoundary skeleton={<Skeleton lines={2} />}>
        <Never />
      </ErrorBoundary>
      <Spinner />
      <TextArea label="Comment" maxLength={100} showCount />
      <Toaster />
    </>
  )
}

/** HTML with all texts and names, including those of dialogs. */
const page = () => document.body.innerHTML

test('every visible and accessible text is in the language of the provider', async () => {
  render(<Everything />, {
    wrapper: ({ children }) => <UiLocaleProvider locale={en}>{children}</UiLocaleProvider>,
  })
  toast.error('It failed.')
  await screen.findByRole('button', { name: 'Dismiss', hidden: true })
  expect(page()).not.toMatch(han)
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy()
  expect(screen.getByText('Page 2 of 9')).toBeTruthy()
})

test('both languages define every text, each differently', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(zhCn).sort())
  const texts = Object.values(en).map((text) => (typeof text === 'string' ? text : text(1, 2)))
  expect(texts.filter((text) => text === '' || han.test(text))).toEqual([])
})

test('messages override single texts, and a nested provider inherits the language', () => {
  render(
    <UiLocaleProvider locale={en} messages={{ retry: 'Once more' }}>
      <UiLocaleProvider messages={{ loading: 'One moment' }}>
        <ErrorBlock message="It failed." onRetry={() => {}} />
        <Spinner />
        <PasswordField label="Password" />
      </UiLocaleProvider>
    </UiLocaleProvider>,
  )
  expect(screen.getByRole('button', { name: 'Once more' })).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'One moment' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show password' })).toBeTruthy()
})

test('props of a component win', () => {
  render(
    <UiLocaleProvider locale={en}>
      <ErrorBlock message="It failed." onRetry={() => {}} retryLabel="Reload" />
    </UiLocaleProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
