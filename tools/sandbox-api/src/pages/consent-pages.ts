import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { Consent } from '../auth/consent'
import { consentPath, findConsent } from '../auth/consent'
import type { Env } from '../auth/route'
import { thirdPartyPeople } from '../auth/third-party-people'
import type { Sandbox } from '../sandbox'
import { noticePage, pageShell } from './page-shell'

const names = { qq: 'QQ', wechat: '微信' } as const
const callbacks = {
  qq: '/api/v3/auth/login/socialite/qq/callback',
  wechat: '/api/v3/auth/login/wechat/callback',
} as const

/** Simulates the page on which QQ or WeChat asks for consent to share an identity. */
export function addConsentPages(app: Hono<Env>, sandbox: Sandbox) {
  app.get(consentPath, (c) => {
    const state = c.req.query('state') ?? ''
    const consent = findConsent(sandbox, state)
    return c.html(consent ? consentPage(consent, state) : noticePage('授权登录', '链接已失效'))
  })
}

function consentPage({ app }: Consent, state: string) {
  const name = names[app]
  return pageShell(
    `${name}授权`,
    html`<h1>${name}授权</h1>
      <p>这里代替真实的${name}授权页。选择以谁的身份继续：</p>
      <form action="${callbacks[app]}">
        <input type="hidden" name="state" value="${state}" />
        ${thirdPartyPeople.map(
          ({ key, nickName, note }) =>
            html`<button name="person" value="${key}">同意并以${nickName}继续（${note}）</button>`,
        )}
        <button class="quiet" name="failure" value="1">授权失败</button>
        <button class="quiet" name="person" value="nobody">拒绝</button>
      </form>`,
  )
}
