import { beforeEach, describe, expect, it } from 'vitest'
import type { TestSandbox } from '../testing/test-sandbox'
import { createTestSandbox, origin, textIn } from '../testing/test-sandbox'

const detail = '/api/v2/member/detail'
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

let server: TestSandbox

beforeEach(() => {
  server = createTestSandbox()
})

async function thirdPartyToken() {
  const response = await server.request('POST', '/__sandbox/members', {
    body: { hasMobile: false },
  })
  return textIn(await response.json(), 'token')
}

function upload(path: string, token: string, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  form.set('file', new File([bytes], 'me.png'))
  return server.call('POST', path, { token, form })
}

describe('the mobile', () => {
  it('can be bound once to an account without one', async () => {
    const token = await thirdPartyToken()
    const path = '/api/v2/member/detail/mobile'
    const body = { mobile: '13911112222', mobile_code: '112233' }
    const taken = await server.post(path, { ...body, mobile: '13800000001' }, token)
    expect(taken.message).toBe('手机号已存在')
    expect(await server.post(path, body, token)).toEqual({ code: 0, message: '', data: [] })
    expect((await server.get(detail, token)).data).toMatchObject({
      mobile: '13911112222',
      is_bind_mobile: 1,
    })
    expect((await server.post(path, body, token)).message).toBe('已绑定')
  })

  it('can be changed with a proof of the old one', async () => {
    const token = await server.signIn('13800000007')
    const verify = '/api/v2/member/verify'
    const code = { mobile_code: '112233' }
    const foreign = await server.post(verify, { mobile: '13800000001', ...code }, token)
    expect(foreign.message).toBe('参数错误')
    const { data } = await server.post(verify, { mobile: '13800000007', ...code }, token)
    const body = { mobile: '13911112222', ...code, sign: textIn(data, 'sign') }
    const change = (change: object) =>
      server.call('PUT', '/api/v2/member/mobile', { token, body: { ...body, ...change } })
    expect((await change({ sign: 'broken', mobile_code: '0' })).message).toBe('参数错误')
    expect((await change({ sign: '', mobile: '', mobile_code: '' })).message).toBe(
      '请输入手机号,请输入短信验证码',
    )
    expect((await change({ mobile: '1'.repeat(21) })).message).toBe('错误')
    expect((await change({ mobile: '13800000001' })).message).toBe('手机号已存在')
    expect((await change({})).code).toBe(0)
    server.pass(3600)
    expect((await change({ mobile: '13911113333' })).message).toBe('参数错误')
  })
})

describe('nickname and password', () => {
  it('allows choosing a nickname once', async () => {
    const token = await server.signIn('13800000007')
    const path = '/api/v2/member/detail/nickname'
    expect((await server.post(path, { nick_name: ' ' }, token)).message).toBe('请输入昵称')
    expect((await server.post(path, { nick_name: '林知夏' }, token)).message).toBe('昵称已经存在')
    const other = await server.signIn('13800000005')
    expect((await server.post(path, { nick_name: 'Anna' }, other)).code).toBe(0)
    expect((await server.post(path, { nick_name: 'anna' }, token)).message).toBe('昵称已经存在')
    expect((await server.post(path, { nick_name: '长'.repeat(25) }, token)).message).toBe('错误')
    expect((await server.post(path, { nick_name: '新名字' }, token)).code).toBe(0)
    expect((await server.post(path, { nick_name: '又一个' }, token)).message).toBe(
      '当前用户已配置昵称',
    )
  })

  it('consumes the code of another mobile before comparing the mobiles', async () => {
    const token = await server.signIn('13800000007')
    const mobile = '13800000001'
    const { data } = await server.get('/api/v2/captcha/image')
    const image_key = textIn(data, 'key')
    const response = await server.request('GET', `/__sandbox/captcha?key=${image_key}`)
    const image_captcha = textIn(await response.json(), 'text')
    await server.post('/api/v2/captcha/sms', { mobile, image_key, image_captcha, scene: 'login' })
    const sms = async () => (await server.request('GET', `/__sandbox/sms?mobile=${mobile}`)).json()
    const body = { mobile, mobile_code: textIn(await sms(), 'code'), password: 'another' }
    const refused = await server.post('/api/v2/member/detail/password', body, token)
    expect(refused.message).toBe('请绑定手机号')
    expect(await sms()).toEqual({ code: null })
  })

  it('changes the password only with the account’s mobile', async () => {
    const token = await server.signIn('13800000007')
    const path = '/api/v2/member/detail/password'
    const body = { mobile: '13800000001', mobile_code: '112233', password: 'another' }
    expect((await server.post(path, { ...body, mobile_code: '0' }, token)).message).toBe(
      '短信验证码错误',
    )
    expect((await server.post(path, body, token)).message).toBe('请绑定手机号')
    expect((await server.post(path, { ...body, mobile: '13800000007' }, token)).code).toBe(0)
    const login = { mobile: '13800000007', password: 'another' }
    expect((await server.post('/api/v2/login/password', login)).code).toBe(0)
  })
})

describe('uploads', () => {
  it('stores the avatar and serves it', async () => {
    const token = await server.signIn('13800000007')
    expect((await server.get(detail, token)).data).toMatchObject({
      avatar: '/images/default_avatar.jpg',
    })
    expect((await upload('/api/v2/member/detail/avatar', token, png)).code).toBe(0)
    const avatar = textIn((await server.get(detail, token)).data, 'avatar')
    const served = await server.request('GET', avatar.replace(origin, ''))
    expect(served.headers.get('Content-Type')).toBe('image/png')
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(png)
  })

  it('refuses files that are not images or too large', async () => {
    const token = await server.signIn('13800000007')
    const path = '/api/v2/member/detail/avatar'
    expect((await server.post(path, {}, token)).message).toBe('请上传文件')
    const text = await upload(path, token, new TextEncoder().encode('no image'))
    expect(text.message).toBe('请上传图片文件')
    const big = new Uint8Array(1024 * 1024 + 1)
    big.set(png)
    expect((await upload(path, token, big)).message).toBe('文件不能超过1M')
    const { data } = await upload('/api/v2/upload/image', token, big)
    expect(textIn(data, 'url')).toContain(origin)
  })
})

describe('agreements', () => {
  it('are pending until agreed to', async () => {
    const token = await server.signIn('13800000006')
    expect((await server.get(detail, token)).data).toMatchObject({
      agreement_status: { user_agreement_agreed: false, privacy_policy_agreed: false },
    })
    expect((await server.post('/api/v2/member/agreement/agree', {}, token)).data).toEqual([])
    expect((await server.get(detail, token)).data).toMatchObject({
      agreement_status: { user_agreement_agreed: true, privacy_policy_agreed: true },
    })
  })
})

describe('account deletion', () => {
  it('is canceled by the next login', async () => {
    const token = await server.signIn('13800000007')
    expect((await server.post('/api/v3/member/destroy', {}, token)).code).toBe(0)
    expect((await server.post('/api/v3/member/destroy', {}, token)).message).toBe('用户已申请注销')
    await server.signIn('13800000007')
    const messages = await server.get('/api/v2/member/messages', token)
    expect(JSON.stringify(messages.data)).not.toContain('注销')
    server.pass(8 * 86_400)
    expect((await server.get(detail, token)).code).toBe(0)
  })

  it('is carried out after seven days', async () => {
    const token = await server.signIn('13800000007')
    await server.post('/api/v3/member/destroy', {}, token)
    server.pass(7 * 86_400)
    expect((await server.get(detail, token)).code).toBe(401)
  })
})

describe('the face check', () => {
  const path = '/api/v3/member/tencent/faceVerify'

  it('replies with an object as code until the phone has passed it', async () => {
    const token = await server.signIn('13800000005')
    const { data } = await server.post(path, { s_url: 'PC' }, token)
    const query = `${path}?biz_token=${textIn(data, 'biz_token')}&rule_id=${textIn(data, 'rule_id')}`
    expect(await server.get(query, token)).toEqual({ code: { status: 5 }, message: '', data: [] })

    const page = new URL(textIn(data, 'url'))
    const url = page.pathname + page.search
    expect(await (await server.request('GET', url)).text()).toContain('通过认证')
    const passed = await server.request('POST', url)
    expect(passed.headers.get('Location')).toBe('/face-verify-success')

    expect(await server.get(query, token)).toEqual({ code: 0, message: '', data: { status: 9 } })
    expect((await server.get(detail, token)).data).toMatchObject({
      is_face_verify: true,
      profile_real_name: '张*书',
    })
    const messages = await server.get('/api/v2/member/messages', token)
    expect(JSON.stringify(messages.data)).not.toContain('实名认证')
    expect((await server.get(path, token)).message).toBe('参数错误')
    const again = await server.post(path, { s_url: 'PC' }, token)
    expect(again.message).toBe('当前学员已完成实人认证')
  })
})
