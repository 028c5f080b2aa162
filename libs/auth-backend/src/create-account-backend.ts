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
import { AuthBackendError, coded } from './auth-backend-error'

/** The server's message for a proof that is missing, broken or too old. */
const badProof = '参数错误'

/** Binds the port of the account forms to the API. */
export function createAccountBackend(api: ApiClient): AccountBackend {
  return {
    verifyMobile: (input, signal) => coded(verifyMobile(api, input, { signal })),
    async changeMobile(input, signal) {
      try {
        await coded(changeMobile(api, input, { signal }))
      } catch (thrown) {
        const { kind, message } = toAuthError(thrown)
        if (message !== badProof) throw thrown
        throw new AuthBackendError(kind, proofExpired, message, thrown)
      }
    },
    changePassword: (input, signal) => coded(changePassword(api, input, { signal })),
    async startScanBind(signal) {
      const scan = await coded(startScanLogin(api, { action: 'bind' }, { signal }))
      return { ...scan, expiresAt: Date.parse(scan.expiresAt) }
    },
    fetchScanCode: (input, signal) => coded(fetchScanCode(api, input, { signal })),
    bindSocialite: (input, signal) => coded(bindSocialite(api, input, { signal })),
  }
}
