// @vitest-environment node
import { createApiClient } from '@shuyuan/api'
import { expect, test } from 'vitest'
import { createShuyuanAccountBackend } from './create-shuyuan-account-backend'

const { signal } = new AbortController()

function answering(reply: { code: number; message: string }) {
  const fetch = () => Promise.resolve(Response.json({ data: [], ...reply }))
  return createShuyuanAccountBackend(createApiClient({ baseUrl: 'https://api.example', fetch }))
}

const change = { mobile: '13900000000', mobileCode: '012345', sign: 'S' }

test('tells a proof that is too old from other refusals of a change', async () => {
  const isTooOld = answering({ code: 1, message: '参数错误' }).changeMobile(change, signal)
  await expect(isTooOld).rejects.toMatchObject({ kind: 'business', code: 'proof-expired' })
  const isTaken = answering({ code: 1, message: '手机号已存在' }).changeMobile(change, signal)
  await expect(isTaken).rejects.toMatchObject({ code: 'mobile-taken' })
})

test('tells a repeated binding by its code', async () => {
  const repeated = answering({ code: 1, message: '请勿重复绑定' })
  await expect(repeated.bindSocialite({ code: 'C' }, signal)).rejects.toMatchObject({
    code: 'already-bound',
  })
})
