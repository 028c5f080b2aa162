import type { AccountBackend } from './account-backend'

/** An account whose changes all succeed at once; scans stay unconfirmed. */
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
