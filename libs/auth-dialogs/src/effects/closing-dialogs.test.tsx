import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AuthBackend } from '../port/auth-backend'
import type { OpenAuthDialog } from '../provider/auth-dialog'
import { FaceCheckPanel } from '../face-check/face-check-panel'
import { BindMobileForm } from '../bind-mobile/bind-mobile-form'
import { createFakeBackend, pending } from '../testing/create-fake-backend'
import { fakeClock, fill, pass, renderAuth } from '../testing/render-auth'

fakeClock()

/** Creates a backend whose named methods never reply, and records their signals. */
function hanging(...names: (keyof AuthBackend)[]) {
  const signals = new Map<string, AbortSignal[]>()
  function hang(name: string) {
    return (...args: unknown[]) => {
      const signal = args.at(-1)
      if (!(signal instanceof AbortSignal)) throw new TypeError(`${name} got no signal`)
      signals.set(name, [...(signals.get(name) ?? []), signal])
      return pending(signal)
    }
  }
  const backend = createFakeBackend(Object.fromEntries(names.map((name) => [name, hang(name)])))
  const open = () => [...signals.values()].flat().filter((signal) => !signal.aborted)
  return { backend, signals, open }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const phone = { 手机号: '13800000001' }
const sms = { ...phone, 图形验证码: '7kqm', 手机验证码: '112233' }

interface Case {
  opens: (open: OpenAuthDialog) => void
  /** Methods that never reply. */
  hangs: (keyof AuthBackend)[]
  /** Steps that call all of them. */
  act?: () => Promise<void> | void
}

async function sendSms() {
  fill({ ...phone, 图形验证码: '7kqm' })
  press('获取验证码')
  await pass(0)
}

const cases: Record<string, Case> = {
  'password login, submitting': {
    opens: (open) => open('login'),
    hangs: ['loginWithPassword'],
    act() {
      fill({ ...phone, 密码: 'secret' })
      press('立即登录')
    },
  },
  'SMS login, image on its way': {
    opens: (open) => open('login', { tab: 'sms' }),
    hangs: ['fetchCaptchaImage'],
  },
  'SMS login, code sent, submitting': {
    opens: (open) => open('login', { tab: 'sms' }),
    hangs: ['loginWithSms'],
    async act() {
      await sendSms()
      fill(sms)
      press('立即登录')
    },
  },
  'registration, sending and submitting at once': {
    opens: (open) => open('register'),
    hangs: ['sendSmsCode', 'register'],
    async act() {
      await sendSms()
      fill({ ...sms, 密码: 'secret' })
      fireEvent.click(screen.getByRole('checkbox', { name: /同意/ }))
      press('立即注册')
    },
  },
  'password reset, submitting': {
    opens: (open) => open('reset'),
    hangs: ['resetPassword'],
    async act() {
      await sendSms()
      fill({ ...sms, 新密码: 'secret' })
      press('重置密码')
    },
  },
  'scan login, code on its way': { opens: (open) => open('scan'), hangs: ['startScanLogin'] },
  'scan login, question open': {
    opens: (open) => open('scan'),
    hangs: ['fetchScanCode'],
    act: () => pass(1000),
  },
  'bind mobile, submitting': {
    opens: (open) => open('bind-mobile', { code: 'C' }),
    hangs: ['registerWithSocialite'],
    async act() {
      await sendSms()
      fill(sms)
      press('立即绑定')
    },
  },
}

test.each(Object.entries(cases))(
  'closing aborts all calls and stops all timers: %s',
  async (_, { opens, hangs, act }) => {
    const { backend, signals, open } = hanging(...hangs)
    await renderAuth({ backend, opens })
    await pass(0)
    await act?.()
    await pass(0)
    expect([...signals.keys()].sort()).toEqual([...hangs].sort())
    expect(open().length).toBeGreaterThan(0)
    press('关闭')
    await pass(0)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(open()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  },
)

test('aborts a running exchange too', async () => {
  const { backend, open } = hanging('exchangeLoginCode')
  await renderAuth({
    backend: { ...backend, fetchScanCode: async () => ({ code: 'C' }) },
    opens: (open) => open('scan'),
  })
  await pass(1000)
  expect(open()).toHaveLength(1)
  press('关闭')
  await pass(0)
  expect(open()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('refusing the agreements aborts a pending consent', async () => {
  const { backend, open } = hanging('agreeToAgreements')
  await renderAuth({ backend, opens: (open) => open('agreement', { documents: ['user'] }) })
  await pass(0)
  press('同意')
  await pass(0)
  expect(open()).toHaveLength(1)
  press('不同意')
  await pass(0)
  expect(open()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['face check', 'fetchFaceCheckPassed', <FaceCheckPanel onPassed={() => undefined} />],
  ['face check on its way', 'startFaceCheck', <FaceCheckPanel onPassed={() => undefined} />],
  ['bind mobile', 'fetchCaptchaImage', <BindMobileForm />],
] as const)('leaving the page of %s does the same', async (_, name, children) => {
  const { backend, open } = hanging(name)
  const { unmount } = await renderAuth({ backend, children })
  await pass(2500)
  expect(open()).toHaveLength(1)
  unmount()
  await pass(0)
  expect(open()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
