import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FaceCheckPanel } from '../face-check/face-check-panel'
import { en } from '../locales/en'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { renderAuth } from '../testing/render-auth'
import type { AuthHarnessProps } from '../testing/auth-harness'
import { authParts } from './auth-parts'

const seen = new Set<string>()
const chinese = /\p{Script=Han}/u

const site = {
  name: 'Academy',
  qq: true,
  wechat: true,
  userProtocolUrl: 'https://site.example/user',
  privacyProtocolUrl: 'https://site.example/privacy',
}
const down = () => Promise.reject(fakeFailure('', null, 'server'))

const harnesses: [name: string, harness: AuthHarnessProps, act?: string][] = [
  [
    'login by password',
    {
      backend: createFakeBackend({ qqLoginUrl: () => null }),
      opens: (open) => open('login', { notice: 'Welcome' }),
    },
    en.qqLogin,
  ],
  ['login by SMS', { opens: (open) => open('login', { tab: 'sms' }) }, en.login],
  ['registration', { opens: (open) => open('register') }, en.register],
  ['password reset', { opens: (open) => open('reset') }, en.reset],
  ['scan', { opens: (open) => open('scan') }],
  [
    'scan that cannot begin',
    { backend: createFakeBackend({ startScanLogin: down }), opens: (open) => open('scan') },
  ],
  ['bind', { opens: (open) => open('bind-mobile', { code: 'c' }) }, en.bind],
  ['agreement', { opens: (open) => open('agreement', { documents: ['user', 'privacy'] }) }],
  ['face check', { children: <FaceCheckPanel onPassed={() => undefined} /> }],
]

test.each(harnesses)(
  'in English: every part has its name and nothing is Chinese: %s',
  async (_, harness, act) => {
    const { user } = await renderAuth({ site, navigate: () => undefined, locale: en, ...harness })
    if (act) await user.click(await screen.findByRole('button', { name: act }))
    await waitFor(() => expect(document.querySelector('[data-state="loading"]')).toBeNull())
    for (const element of document.body.querySelectorAll('*')) {
      const part = element.getAttribute('data-auth-part')
      if (part !== null) seen.add(part)
      const attributes = [...element.attributes].map(({ value }) => value).join(' ')
      expect(attributes).not.toMatch(chinese)
    }
    expect(document.body.textContent).not.toMatch(chinese)
    const dialog = screen.queryByRole('dialog')
    if (dialog) expect(dialog.lang).toBe('en')
  },
)

test('an expired QR code', async () => {
  const backend = createFakeBackend({
    fetchScanCode: () => Promise.reject(fakeFailure('', 'unknown-key')),
  })
  await renderAuth({ backend, locale: en, opens: (open) => open('scan') })
  await screen.findByRole('button', { name: en.refreshCode })
  for (const element of document.querySelectorAll('[data-auth-part]')) {
    seen.add(element.getAttribute('data-auth-part') ?? '')
  }
  expect(document.body.textContent).not.toMatch(chinese)
})

test('each part on the list is seen in one of these', () => {
  expect([...seen].sort()).toEqual([...authParts].sort())
})
