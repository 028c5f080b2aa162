import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { Env } from '../auth/route'
import { findFaceCheck, passFaceCheck } from '../members/face-check'
import type { Sandbox } from '../sandbox'
import { noticePage, pageShell } from './page-shell'

export const faceCheckPath = '/standin/face-check'

/** Simulates the provider's page on the phone. */
export function addFaceCheckPages(app: Hono<Env>, sandbox: Sandbox) {
  app.get(faceCheckPath, (c) => {
    const check = findFaceCheck(sandbox, c.req.query('biz_token') ?? '')
    return c.html(
      check ? checkPage(new URL(c.req.url).search) : noticePage('实名认证', '链接已失效'),
    )
  })

  app.post(faceCheckPath, (c) => {
    const check = passFaceCheck(sandbox, c.req.query('biz_token') ?? '')
    if (!check) return c.html(noticePage('实名认证', '链接已失效'))
    return c.redirect(check.returnUrl === 'PC' ? '/face-verify-success' : check.returnUrl)
  })

  app.get('/face-verify-success', (c) =>
    c.html(noticePage('实名认证', '实名认证成功，请关闭当前网页')),
  )
}

function checkPage(search: string) {
  return pageShell(
    '实名认证',
    html`<h1>实名认证</h1>
      <p>这里代替真实的人脸核验：点击下面的按钮即视为核验通过。</p>
      <form method="post" action="${search}"><button>通过认证</button></form>
      <small>演示页面，不会采集任何人脸信息。</small>`,
  )
}
