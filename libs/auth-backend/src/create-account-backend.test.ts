import { createApiClient } from '@shuyuan/api'
import type { AccountBackend } from '@shuyuan/auth-dialogs/port'
import { expect, test, vi } from 'vitest'
import { createAccountBackend } from './create-account-backend'

const { signal } = new AbortController()

function answering(reply: { code: number; message: string }) {
  const fetch = () => Promise.resolve(Response.json({ data: [], ...reply }))
  return createAccountBackend(createApiClient({ baseUrl: 'https://api.example', fetch }))
}

const change = { mobile: '13900000000', mobileCode: '012345', sign: 'S' }

test('distinguishes an expired verification from other refusals of a change', async () => {
  const isTooOld = answering({ code: 1, message: '参数错误' }).changeMobile(change, signal)
  await expect(isTooOld).rejects.toMatchObject({ kind: 'business', code: 'proof-expired' })
  const isTaken = answering({ code: 1, message: '手机号已存在' }).changeMobile(change, signal)
  await expect(isTaken).rejects.toMatchObject({ code: 'mobile-taken' })
})

test('marks a repeated binding with its code', async () => {
  const repeated = answering({ code: 1, message: '请勿重复绑定' })
  await expect(repeated.bindSocialite({ code: 'C' }, signal)).rejects.toMatchObject({
    code: 'already-bound',
  })
})

const mobile = '13800000001'
const mobileCode = '012345'
const calls: [string, (backend: AccountBackend, signal: AbortSignal) => Promise<unknown>][] = [
  ['verifyMobile', (backend, signal) => backend.verifyMobile({ mobile, mobileCode }, signal)],
  ['changeMobile', (backend, signal) => backend.changeMobile(change, signal)],
  [
    'changePassword',
    (backend, signal) => backend.changePassword({ mobile, mobileCode, password: 'p' }, signal),
  ],
  ['startScanBind', (backend, signal) => backend.startScanBind(signal)],
  ['fetchScanCode', (backend, signal) => backend.fetchScanCode({ key: 'k' }, signal)],
  ['bindSocialite', (backend, signal) => backend.bindSocialite({ code: 'C' }, signal)],
]

test.each(calls)('%s: closing the form aborts the request', async (_method, call) => {
  const controller = new AbortController()
  const signals: (AbortSignal | undefined)[] = []
  const api = createApiClient({
    baseUrl: 'https://api.example',
    fetch: (input, init) => {
      const request = new Request(input, init)
      signals.push(request.signal)
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
      })
    },
  })
  const answer = call(createAccountBackend(api), controller.signal)
  await vi.waitFor(() => expect(signals).toHaveLength(1), 30_000)
  controller.abort()
  await expect(answer).rejects.toMatchObject({ kind: 'aborted' })
  expect(signals[0]?.aborted).toBe(true)
})

test('converts the expiry of a scan to milliseconds', async () => {
  const data = { url: 'https://u', key: 'k', expire: 1_700_000_000 }
  const fetch = () => Promise.resolve(Response.json({ code: 0, message: '', data }))
  const api = createApiClient({ baseUrl: 'https://api.example', fetch })
  await expect(createAccountBackend(api).startScanBind(signal)).resolves.toMatchObject({
    key: 'k',
    expiresAt: 1_700_000_000_000,
  })
})
