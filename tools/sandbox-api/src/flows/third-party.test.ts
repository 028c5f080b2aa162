import { beforeEach, describe, expect, it } from 'vitest'
import { createLoginCode } from '../auth/login-code'
import type { TestSandbox } from '../testing/test-sandbox'
import { createTestSandbox, origin, textIn } from '../testing/test-sandbox'

const qq = '/api/v3/auth/login/socialite/qq'
const exchange = '/api/v3/auth/login/code'
const returnUrl = 'http://site.test/login/callback?redirect=%2Fvip'

let server: TestSandbox

beforeEach(() => {
  server = createTestSandbox()
})

async function redirect(path: string): Promise<URL> {
  const response = await server.request('GET', path)
  expect(response.status).toBe(302)
  return new URL(response.headers.get('Location') ?? '', origin)
}

function qqUrl(parameters: Record<string, string> = {}) {
  const all = {
    s_url: returnUrl,
    f_url: 'http://site.test/error',
    action: 'login',
    ...parameters,
  }
  return `${qq}?${new URLSearchParams(all).toString()}`
}

/** Consents on the page of a third party and returns the final URL. */
async function consent(url: string, choice: Record<string, string>) {
  const page = await redirect(url)
  const html = await (await server.request('GET', page.pathname + page.search)).text()
  const callback = /<form action="([^"]+)"/.exec(html)?.[1] ?? ''
  const state = page.searchParams.get('state') ?? ''
  return `${callback}?${new URLSearchParams({ state, ...choice }).toString()}`
}

async function loginCode(person: string, url = qqUrl()): Promise<string> {
  const back = await redirect(await consent(url, { person }))
  return back.searchParams.get('login_code') ?? ''
}

describe('QQ login', () => {
  it('returns to the given URL with a code that works once', async () => {
    const back = await redirect(await consent(qqUrl(), { person: 'yunzhongke' }))
    expect(back.pathname).toBe('/login/callback')
    expect(back.searchParams.get('redirect')).toBe('/vip')
    expect(back.searchParams.get('action')).toBe('login')
    const code = back.searchParams.get('login_code') ?? ''
    const { data } = await server.post(exchange, { code, msv: '' })
    const detail = await server.get('/api/v2/member/detail', textIn(data, 'token'))
    expect(detail.data).toMatchObject({ nick_name: '云中客', is_bind_mobile: 0, is_bind_qq: 1 })
    expect(await server.post(exchange, { code })).toMatchObject({ code: 1, message: '已过期' })
  })

  it('creates an account for a new person when binding is not forced', async () => {
    const { data } = await server.post(exchange, { code: await loginCode('new') })
    const detail = await server.get('/api/v2/member/detail', textIn(data, 'token'))
    expect(detail.data).toMatchObject({
      is_bind_mobile: 0,
      is_bind_qq: 1,
      is_set_nickname: 0,
      agreement_status: { user_agreement_agreed: true, privacy_policy_agreed: true },
    })
    expect(textIn(detail.data, 'nick_name')).toMatch(/^新朋友_\w{3}$/)
    expect(textIn(detail.data, 'mobile')).toMatch(/^[2-9]\d{8}$/)
  })

  it('requires a mobile if binding is forced, and keeps the code valid for it', async () => {
    await server.configure({ enabled_mobile_bind_alert: 1 })
    const code = await loginCode('new')
    const reply = await server.post(exchange, { code })
    expect(reply).toEqual({
      code: 0,
      message: '',
      data: { success: 0, action: 'bind_mobile', code },
    })
    const path = '/api/v3/auth/register/withSocialite'
    const body = { mobile: '13800000007', mobile_code: '112233', code, msv: '' }
    expect((await server.post(path, body)).message).toBe('手机号已存在')
    const { data } = await server.post(path, { ...body, mobile: '13911112222' })
    const detail = await server.get('/api/v2/member/detail', textIn(data, 'token'))
    expect(detail.data).toMatchObject({
      mobile: '13911112222',
      is_set_nickname: 1,
      is_bind_qq: 1,
      agreement_status: { user_agreement_agreed: true },
    })
  })

  it('cannot create an account with a mobile for a nickname of more than 19 characters', async () => {
    const code = await loginCode('long')
    const path = '/api/v3/auth/register/withSocialite'
    const body = { mobile: '13911112222', mobile_code: '112233', code }
    expect((await server.post(path, body)).message).toBe('错误')
    const { data } = await server.post(exchange, { code })
    const detail = await server.get('/api/v2/member/detail', textIn(data, 'token'))
    expect(textIn(detail.data, 'nick_name')).toMatch(/^云水长谣听雨落青石巷口旧_\w{3}$/)
  })

  it('reports failures on the failure URL, refusals as raw JSON, broken states at the root', async () => {
    const failed = await redirect(await consent(qqUrl(), { failure: '1' }))
    expect(failed.pathname).toBe('/error')
    expect(failed.searchParams.get('login_err_msg')).toBeTruthy()
    const refused = await server.get(await consent(qqUrl(), { person: 'nobody' }))
    expect(refused).toEqual({ code: 1, message: '错误', data: [] })
    const lost = await redirect(`${qq}/callback?state=gone&person=new`)
    expect(lost.pathname).toBe('/')
    expect(lost.searchParams.get('login_err_msg')).toBe('授权登录失败[1001]')
  })

  it('refuses long URLs in English, other apps, and if disabled', async () => {
    const long = await server.get(qqUrl({ s_url: `http://site.test/${'x'.repeat(255)}` }))
    expect(long.message).toBe('The s url may not be greater than 255 characters.')
    expect((await server.get(qqUrl({ action: 'other' }))).message).toBe('参数错误')
    expect((await server.get(qq)).message).toBe('参数错误,参数错误,参数错误')
    expect((await server.get(`${qq}/callback`)).message).toBe('参数错误')
    await server.configure({ socialites: { qq: 0 } })
    expect((await server.get(qqUrl())).message).toBe('登录应用不存在')
  })
})

describe('scan login', () => {
  const base = '/api/v3/auth/login/wechat-scan'

  it('returns "0" until the phone has confirmed, then the code', async () => {
    const { data } = await server.post(`${base}/url`, { action: 'login' })
    const key = textIn(data, 'key')
    const query = `${base}/query?key=${key}`
    expect((await server.get(query)).data).toEqual({ code: '0' })

    const page = new URL(textIn(data, 'url'))
    const phone = await (await server.request('GET', page.pathname + page.search)).text()
    expect(phone).toContain('确认登录')
    const back = `${origin}${base}/page?wechat_scan_key=${key}`
    const oauth = new URLSearchParams({ s_url: back, f_url: back, action: 'login' }).toString()
    const done = await redirect(
      await consent(`/api/v3/auth/login/wechat/oauth?${oauth}`, { person: 'yunzhongke' }),
    )
    const result = await (await server.request('GET', done.pathname + done.search)).text()
    expect(result).toContain('操作成功')

    const confirmed = await server.get(query)
    expect(textIn(confirmed.data, 'code')).toHaveLength(32)
    expect(await server.get(query)).toEqual(confirmed)
    const login = await server.post(exchange, { code: textIn(confirmed.data, 'code') })
    expect(login.data).toMatchObject({ success: 1 })
  })

  it('expires after 300 s', async () => {
    const { data } = await server.post(`${base}/url`, { action: 'login' })
    server.pass(300)
    const late = await server.get(`${base}/query?key=${textIn(data, 'key')}`)
    expect(late).toEqual({ code: 1, message: '参数错误', data: [] })
    expect((await server.post(`${base}/url`, { action: 'x' })).message).toBe('参数错误')
  })
})

describe('binding', () => {
  const bind = '/api/v3/member/socialite/bindWithCode'

  it('binds and unbinds, and refuses a second account of the same kind', async () => {
    const token = await server.signIn('13800000007')
    const code = await loginCode('qinghe', qqUrl({ action: 'bind' }))
    expect(await server.post(bind, { code }, token)).toEqual({ code: 0, message: '', data: [] })
    const second = await server.post(bind, { code: await loginCode('new') }, token)
    expect(second.message).toBe('您已经绑定了该渠道的账号')
    const unbind = '/api/v2/member/socialite/qq'
    expect((await server.call('DELETE', unbind, { token })).code).toBe(0)
    expect((await server.call('DELETE', unbind, { token })).code).toBe(0)
    const { data } = await server.get('/api/v2/member/detail', token)
    expect(data).toMatchObject({ is_bind_qq: 0 })
  })

  it('checks the member’s binding first, then the person, then the person’s WeChat union ID', async () => {
    const token = await server.signIn('13800000007')
    const person = (openId: string, unionId: string) =>
      createLoginCode(server.sandbox, {
        app: 'wechat',
        openId,
        unionId,
        nickName: '清荷',
        avatar: '',
      })
    const { data } = await server.post(exchange, { code: person('phone', 'same') })
    expect(data).toMatchObject({ success: 1 })
    const says = async (code: string) => (await server.post(bind, { code }, token)).message
    expect(await says(person('phone', 'same'))).toBe('当前渠道账号已绑定了其它账号')
    expect(await says(person('site', 'same'))).toBe('同渠道账号已绑定其它用户')
    expect(await says(person('own', 'own'))).toBe('')
    expect(await says(person('phone', 'same'))).toBe('您已经绑定了该渠道的账号')
  })

  it('refuses a person who is bound to another account', async () => {
    const token = await server.signIn('13800000007')
    const taken = await server.post(bind, { code: await loginCode('yunzhongke') }, token)
    expect(taken.message).toBe('当前渠道账号已绑定了其它账号')
    expect((await server.post(bind, { code: 'gone' }, token)).message).toBe('已过期')
  })
})
