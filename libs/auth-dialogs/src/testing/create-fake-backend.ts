import type { AuthBackend } from '../port/auth-backend'

const image =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="48"><rect width="120" height="48" fill="#eef3f7"/>' +
      '<text x="60" y="33" font-family="serif" font-size="28" font-style="italic" letter-spacing="6" text-anchor="middle" fill="#35648c">7KQM</text></svg>',
  )

/** Never resolves; rejects when the signal aborts. For pending states. */
export function pending(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

/**
 * Creates a backend without a server, for tests and stories. Everything succeeds immediately; scans and face
 * checks stay unconfirmed. Pass methods to override this.
 */
export function createFakeBackend(overrides: AuthBackend = {}): Required<AuthBackend> {
  let images = 0
  return {
    fetchCaptchaImage: async () => ({ key: `image-${++images}`, image }),
    sendSmsCode: async () => undefined,
    loginWithPassword: async () => ({ token: 'fake-token' }),
    loginWithSms: async () => ({ token: 'fake-token' }),
    register: async () => undefined,
    resetPassword: async () => undefined,
    startScanLogin: async () => ({
      url: 'https://login.example/scan?key=fake-scan',
      key: 'fake-scan',
      expiresAt: Date.now() + 300_000,
    }),
    fetchScanCode: async () => ({ code: null }),
    exchangeLoginCode: async () => ({ kind: 'signed-in', token: 'fake-token' }),
    registerWithSocialite: async () => ({ token: 'fake-token' }),
    bindMobile: async () => undefined,
    agreeToAgreements: async () => undefined,
    startFaceCheck: async () => ({
      url: 'https://face.example/check?id=fake-check',
      ruleId: 'fake-rule',
      bizToken: 'fake-check',
    }),
    fetchFaceCheckPassed: async () => false,
    qqLoginUrl: () => 'https://login.example/qq',
    ...overrides,
  }
}
