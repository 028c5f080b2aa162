import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { fill, renderAuth } from '../testing/render-auth'

type HarnessProps = Parameters<typeof renderAuth>[0]

async function failWith(error: unknown, harness: HarnessProps = {}) {
  const backend = createFakeBackend({ loginWithPassword: () => Promise.reject(error) })
  await renderAuth({ backend, opens: (open) => open('login'), ...harness })
  fill({ 手机号: '13800000001', 密码: 'shuyuan123' })
  const submit = screen.getByRole('button', { name: '立即登录' })
  fireEvent.click(submit)
  await waitFor(() => expect(submit.getAttribute('aria-busy')).toBeNull())
}

function descriptionOf(label: string) {
  const field = screen.getByLabelText(label)
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
}

test('typing clears the error of the field', async () => {
  await failWith(fakeFailure('手机号或密码错误', 'credentials-wrong'))
  fill({ 密码: 'other' })
  expect(screen.getByLabelText('密码').getAttribute('aria-invalid')).toBeNull()
})

test('with failures: notify the host shows errors without a field', async () => {
  const notify = vi.fn()
  await failWith(fakeFailure('账号已被锁定'), { failures: 'notify', notify })
  expect(notify.mock.calls).toEqual([['error', '账号已被锁定']])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText('账号已被锁定')).toBeNull()
})

test('with failures: notify an error of a field is also shown there', async () => {
  const notify = vi.fn()
  await failWith(fakeFailure('手机号或密码错误', 'credentials-wrong'), {
    failures: 'notify',
    notify,
  })
  expect(notify.mock.calls).toEqual([['error', '手机号或密码错误']])
  expect(descriptionOf('密码')).toBe('手机号或密码错误')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('with failures: notify but no notify the dialog shows the error', async () => {
  await failWith(fakeFailure('账号已被锁定'), { failures: 'notify' })
  expect(screen.getByRole('alert').textContent).toBe('账号已被锁定')
})

test('dismisses a message of the host on the next submit and on closing', async () => {
  const dismiss = vi.fn()
  await failWith(fakeFailure('账号已被锁定'), { failures: 'notify', notify: () => dismiss })
  expect(dismiss).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '立即登录' }))
  expect(dismiss).toHaveBeenCalledOnce()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '立即登录' }).getAttribute('aria-busy')).toBeNull(),
  )
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(dismiss).toHaveBeenCalledTimes(2)
})
