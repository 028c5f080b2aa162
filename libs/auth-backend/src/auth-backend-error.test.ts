import { ApiError, type ApiErrorKind } from '@shuyuan/api'
import { expect, test } from 'vitest'
import { withAuthErrors } from './auth-backend-error'

const refusals: ApiErrorKind[] = [
  'business',
  'forbidden',
  'not-found',
  'bad-request',
  'conflict',
  'invalid',
  'too-large',
]

test.each(refusals)(
  '%s is a refusal; without words of the server the dialogs use theirs',
  async (kind) => {
    const error = new ApiError({ kind, code: 403, message: '没有操作权限' })
    await expect(withAuthErrors(Promise.reject(error))).rejects.toMatchObject({
      kind: 'business',
      code: 403,
      message: '',
      cause: error,
    })
  },
)

test('maintenance has the words of the server', async () => {
  const message = '系统维护中'
  const cause = { code: 503, message }
  const error = new ApiError({ kind: 'server', code: 503, message, isServerText: true, cause })
  await expect(withAuthErrors(Promise.reject(error))).rejects.toMatchObject({ message })
})
