import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Env } from '../auth/route'
import { publishedAgreement } from '../members/agreements'
import type { Sandbox } from '../sandbox'
import { absoluteHtml } from '../wire/absolute-url'
import { pageShell } from './page-shell'

const pages = [
  { path: '/user/protocol', type: 'user_agreement', title: '用户协议' },
  { path: '/user/private_protocol', type: 'privacy_policy', title: '用户隐私协议' },
  { path: '/user/vip_protocol', type: 'vip_service_agreement', title: '会员服务协议' },
  {
    path: '/user/paid_content_purchase_protocol',
    type: 'paid_content_purchase_agreement',
    title: '付费内容购买协议',
  },
]

/** Adds pages for the agreements and the school. The page of a missing agreement is empty. */
export function addAgreementPages(app: Hono<Env>, sandbox: Sandbox) {
  for (const { path, type, title } of pages) {
    app.get(path, (c) => {
      const agreement = publishedAgreement(sandbox, type)
      return c.html(textPage(title, agreement?.title ?? title, agreement?.html ?? ''))
    })
  }
  app.get('/aboutus', (c) => {
    const text = absoluteHtml(sandbox.publicUrl, sandbox.content.site.aboutHtml)
    return c.html(textPage('关于我们', '关于我们', text))
  })
}

function textPage(title: string, heading: string, text: string) {
  const hasHeading = /<h1[\s>]/.test(text)
  return pageShell(title, html`${hasHeading ? '' : html`<h1>${heading}</h1>`}${raw(text)}`, 'wide')
}
