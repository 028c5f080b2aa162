import {
  bindSocialite,
  changeMobile,
  changePassword,
  fetchScanCode,
  startScanLogin,
  verifyMobile,
  type ApiClient,
} from '@shuyuan/api'
import { proofExpired, type AccountBackend } from '../account/account-backend'
import { toAuthError } from '../port/auth-error'
import { coded, ShuyuanAuthError } from './shuyuan-error'

/** What the server says of a proof that is missing, broken or too old. */
const badProof = '参数错误'

/** The port of the account's forms bound to `@shuyuan/api`. */
export function createShuyuanAccountBackend(api: ApiClient): AccountBackend {
  return {
    verifyMobile: (input, signal) => coded(verifyMobile(api, input, { signal })),
    async changeMobile(input, signal) {
      try {
        await coded(changeMobile(api, input, { signal }))
      } catch (thrown) {
        const { kind, message } = toAuthError(thrown)
        if (message !== badProof) throw thrown
        throw new ShuyuanAuthError(kind, proofExpired, message, thrown)
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
