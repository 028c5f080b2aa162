import type { AccountBackend } from '@shuyuan/auth-dialogs/account'
import { createAccountBackend } from '@shuyuan/auth-backend'
import { useServices } from '../../../app/use-services'
import { useChangeMember } from '../use-change-member'

/** The backend of the account's forms, whose changes are seen on the page at once. */
export function useAccountBackend(): AccountBackend {
  const { api } = useServices()
  const change = useChangeMember()
  const backend = createAccountBackend(api)
  return {
    ...backend,
    changeMobile: (input, signal) =>
      change(() => backend.changeMobile(input, signal), {
        mobile: input.mobile,
        isMobileBound: true,
      }),
    changePassword: (input, signal) =>
      change(() => backend.changePassword(input, signal), { isPasswordSet: true }),
    bindSocialite: (input, signal) =>
      change(() => backend.bindSocialite(input, signal), { isWechatBound: true }),
  }
}
