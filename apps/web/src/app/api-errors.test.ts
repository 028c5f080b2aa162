import { ApiError } from '@shuyuan/api'
import { expect, it } from 'vitest'
import { retryAtOnce } from './api-errors'

it('tries a broken server again, but does not wait out a limit on calls', () => {
  expect(retryAtOnce(0, new ApiError({ kind: 'server', code: 502, message: '-' }))).toBe(true)
  expect(retryAtOnce(0, new ApiError({ kind: 'rate-limited', code: 429, message: '-' }))).toBe(
    false,
  )
})
