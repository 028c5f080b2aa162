import { localeOf } from '../testing/in-language'
import { accountMessagesFor, type AccountMessages } from './account-messages'
import type { AccountBackend } from './account-backend'

/** Returns the texts of the account forms in the language of the Storybook toolbar. */
export function accountMessagesOf(context: {
  globals: Parameters<typeof localeOf>[0]
}): AccountMessages {
  return accountMessagesFor(localeOf(context.globals).lang)
}

/** A backend whose calls all succeed immediately. Scans stay unconfirmed. */
export function fakeAccountBackend(overrides: Partial<AccountBackend> = {}): AccountBackend {
  return {
    verifyMobile: async () => ({ sign: 'fake-sign' }),
    changeMobile: async () => undefined,
    changePassword: async () => undefined,
    startScanBind: async () => ({
      url: 'https://login.example/scan?key=fake-bind',
      key: 'fake-bind',
      expiresAt: Date.now() + 300_000,
    }),
    fetchScanCode: async () => ({ code: null }),
    bindSocialite: async () => undefined,
    ...overrides,
  }
}
