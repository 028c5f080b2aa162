import type { ApiClient, CallOptions } from '../client/api-client'
import { isApiError } from '../error/api-error'
import { failure } from '../error/failure'
import type { Member } from '../models/account'
import { readSign } from '../normalize/account/login'
import { readMember } from '../normalize/account/member'
import { readNothing } from '../wire/reader'
import type { MobileProof } from './login'

const uploadFailed = '没能上传，可能是图片太大，换一张小一点的试试'

/** Fetches the signed-in learner. */
export function fetchMember(api: ApiClient, options?: CallOptions): Promise<Member> {
  return api.perform(
    { send: (http, init) => http.GET('/api/v2/member/detail', init), read: readMember },
    options,
  )
}

/** Binds a mobile to an account that has none. */
export function bindMobile(
  api: ApiClient,
  { mobile, mobileCode }: MobileProof,
  options?: CallOptions,
): Promise<void> {
  const body = { mobile, mobile_code: mobileCode }
  return api.perform(
    {
      send: (http, init) => http.POST('/api/v2/member/detail/mobile', { ...init, body }),
      read: readNothing,
    },
    options,
  )
}

/** Verifies the current mobile. The returned `sign` permits {@link changeMobile} for an hour. */
export function verifyMobile(
  api: ApiClient,
  { mobile, mobileCode }: MobileProof,
  options?: CallOptions,
): Promise<{ sign: string }> {
  const body = { mobile, mobile_code: mobileCode }
  return api.perform(
    {
      send: (http, init) => http.POST('/api/v2/member/verify', { ...init, body }),
      read: readSign,
    },
    options,
  )
}

/** Changes the mobile. `mobileCode` is the code sent to the new mobile. */
export function changeMobile(
  api: ApiClient,
  { mobile, mobileCode, sign }: MobileProof & { sign: string },
  options?: CallOptions,
): Promise<void> {
  const body = { mobile, mobile_code: mobileCode, sign }
  return api.perform(
    {
      send: (http, init) => http.PUT('/api/v2/member/mobile', { ...init, body }),
      read: readNothing,
    },
    options,
  )
}

/** Sets the nickname. This is possible only once. */
export function setNickname(
  api: ApiClient,
  { nickname }: { nickname: string },
  options?: CallOptions,
): Promise<void> {
  return api.perform(
    {
      send: (http, init) =>
        http.POST('/api/v2/member/detail/nickname', { ...init, body: { nick_name: nickname } }),
      read: readNothing,
    },
    options,
  )
}

const largestAvatar = 1024 * 1024

/**
 * Uploads an avatar of at most 1 MB; larger files are rejected without a request. Refetch the
 * member for the new URL.
 */
export async function uploadAvatar(
  api: ApiClient,
  { file }: { file: File },
  options?: CallOptions,
): Promise<void> {
  if (file.size > largestAvatar) throw failure('too-large')
  try {
    await api.perform(
      {
        send: (http, init) => {
          const form = new FormData()
          form.append('file', file)
          return http.POST('/api/v2/member/detail/avatar', {
            ...init,
            body: { file },
            bodySerializer: () => form,
          })
        },
        read: readNothing,
      },
      options,
    )
  } catch (cause) {
    const isHidden = isApiError(cause) && cause.kind === 'server' && cause.code === null
    if (!isHidden) throw cause
    // A proxy may have a lower limit than the application, and the browser hides its reply.
    throw failure('server', { message: uploadFailed, cause })
  }
}

/** Sets a new password. The mobile must be the account's own. */
export function changePassword(
  api: ApiClient,
  { mobile, mobileCode, password }: MobileProof & { password: string },
  options?: CallOptions,
): Promise<void> {
  const body = { mobile, mobile_code: mobileCode, password }
  return api.perform(
    {
      send: (http, init) => http.POST('/api/v2/member/detail/password', { ...init, body }),
      read: readNothing,
    },
    options,
  )
}

/** Agrees to all current agreements. */
export function agreeToAgreements(api: ApiClient, options?: CallOptions): Promise<void> {
  return api.perform(
    {
      send: (http, init) => http.POST('/api/v2/member/agreement/agree', init),
      read: readNothing,
    },
    options,
  )
}

/** Requests the deletion of the account in 7 days. Signing in again cancels it. */
export function requestAccountDeletion(api: ApiClient, options?: CallOptions): Promise<void> {
  return api.perform(
    { send: (http, init) => http.POST('/api/v3/member/destroy', init), read: readNothing },
    options,
  )
}
