import {
  bindSocialite,
  changeMobile,
  changePassword,
  fetchScanCode,
  startScanLogin,
  verifyMobile,
  type ApiClient,
} from '@shuyuan/api'
import { proofExpired, toAuthError, type AccountBackend } from '@shuyuan/auth-dialogs/port'
import { AuthBackendError, withAuthErrors } from './auth-backend-error'

/** The server's message for a missing, invalid or expired verification. */
const invalidProofMessage = '参数错误'

/** Creates the backend of the account forms over the API. */
export function createAccountBackend(api: ApiClient): AccountBackend {
  return {
    verifyMobile: (input, signal) => withAuthErrors(verifyMobile(api, input, { signal })),
    async changeMobile(input, signal) {
      try {
        await withAuthErrors(changeMobile(api, input, { signal }))
      } catch (thrown) {
        const { kind, message } = toAuthError(thrown)
        if (message !== invalidProofMessage) throw thrown
        throw new AuthBackendError(kind, proofExpired, message, thrown)
      }
    },
    changePassword: (input, signal) => withAuthErrors(changePassword(api, input, { signal })),
    async startScanBind(signal) {
      const scan = await withAuthErrors(startScanLogin(api, { action: 'bind' }, { signal }))
      return { ...scan, expiresAt: Date.parse(scan.expiresAt) }
    },
    fetchScanCode: (input, signal) => withAuthErrors(fetchScanCode(api, input, { signal })),
    bindSocialite: (input, signal) => withAuthErrors(bindSocialite(api, input, { signal })),
  }
}
