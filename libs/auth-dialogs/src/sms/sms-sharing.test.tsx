import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AuthBackend } from '../port/auth-backend'
import { createMemoryAuthStore, type AuthStore } from '../port/auth-store'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeClock, fill, pass, renderAuth } from '../testing/render-auth'

fakeClock()

async function openDialog(
  name: 'register' | 'reset' | 'login',
  store: AuthStore,
  overrides: Partial<AuthBackend> = {},
) {
  const backend = createFakeBackend(overrides)
  const sendSmsCode = vi.spyOn(backend, 'sendSmsCode')
  const onEvent = vi.fn()
  const view = await renderAuth({
    backend,
    store,
    onEvent,
    opens: (open) => open(name, name === 'login' ? { tab: 'sms' } : {}),
  })
  await pass(0)
  fill({ 手机号: '13800000001', 图形验证码: '7kqm' })
  return { ...view, sendSmsCode, onEvent }
}

const sendButton = () => screen.getByRole('button', { name: '获取验证码' })

/** Two tabs that share one store. A write in one tab notifies the listeners of the other. */
function twoTabs(): [AuthStore, AuthStore] {
  const shared = createMemoryAuthStore()
  const listeners = [new Set<() => void>(), new Set<() => void>()] as const
  const tab = (own: 0 | 1): AuthStore => ({
    get: shared.get,
    set(key, value) {
      shared.set(key, value)
      for (const listener of listeners[own === 0 ? 1 : 0]) listener()
    },
    subscribe(listener) {
      listeners[own].add(listener)
      return () => listeners[own].delete(listener)
    },
  })
  return [tab(0), tab(1)]
}

test('a double click sends once, and its event has no phone', async () => {
  const { sendSmsCode, onEvent } = await openDialog('register', createMemoryAuthStore())
  act(() => {
    sendButton().click()
    sendButton().click()
  })
  await pass(0)
  expect(sendSmsCode).toHaveBeenCalledTimes(1)
  expect(onEvent).toHaveBeenCalledWith({ type: 'sms-sent', scene: 'register' })
  expect(JSON.stringify(onEvent.mock.calls)).not.toContain('13800000001')
})

test('shows the countdown of another tab immediately', async () => {
  const [here, there] = twoTabs()
  const other = await openDialog('register', there)
  fireEvent.click(sendButton())
  await pass(0)
  const sent = here.get('deadlines')
  other.unmount()
  there.set('deadlines', null)

  await openDialog('register', here)
  expect(sendButton().matches(':disabled')).toBe(false)
  act(() => there.set('deadlines', sent))
  expect(screen.getByRole('button', { name: '120 秒' }).matches(':disabled')).toBe(true)
})

test('another scene of the same phone does not wait', async () => {
  const store = createMemoryAuthStore()
  const first = await openDialog('register', store)
  fireEvent.click(sendButton())
  await pass(0)
  first.unmount()
  await openDialog('login', store)
  expect(sendButton().matches(':disabled')).toBe(false)
})

test('dialogs with the same scene share the countdown', async () => {
  const store = createMemoryAuthStore()
  const first = await openDialog('reset', store)
  fireEvent.click(sendButton())
  await pass(0)
  first.unmount()
  await openDialog('login', store)
  expect(screen.getByRole('button', { name: '120 秒' })).toBeTruthy()
})

test('is correct after a reload, and setting the clock back does not lock the form', async () => {
  const store = createMemoryAuthStore()
  const before = await openDialog('register', store)
  fireEvent.click(sendButton())
  await pass(0)
  before.unmount()
  vi.setSystemTime(Date.now() + 81_000)
  const after = await openDialog('register', store)
  expect(screen.getByRole('button', { name: '39 秒' })).toBeTruthy()
  after.unmount()
  vi.setSystemTime(Date.now() - 3_600_000)
  await openDialog('register', store)
  expect(sendButton()).toBeTruthy()
})

test('stores nothing about the phone and removes the deadline when the code has expired', async () => {
  const store = createMemoryAuthStore()
  const set = vi.spyOn(store, 'set')
  const first = await openDialog('register', store)
  fireEvent.click(sendButton())
  await pass(0)
  expect(set.mock.calls.map(([key]) => key)).toEqual(['deadlines'])
  expect(store.get('deadlines')).toMatch(/^\{"register":\d+\}$/)
  first.unmount()
  vi.setSystemTime(Date.now() + 300_000)
  await openDialog('register', store)
  expect(store.get('deadlines')).toBeNull()
})

test('announces the phone that the code was sent to', async () => {
  await openDialog('register', createMemoryAuthStore())
  fireEvent.click(sendButton())
  await pass(0)
  expect(screen.getByText('验证码已发送至 13800000001，注意查收')).toBeTruthy()
  fill({ 手机号: '13800000002' })
  expect(screen.queryByText(/验证码已发送至/)).toBeNull()
})
