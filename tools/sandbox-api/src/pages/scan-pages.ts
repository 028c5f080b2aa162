import { html } from 'hono/html'
import { noticePage, pageShell } from './page-shell'

interface ScanConsent {
  returnUrl: string
  action: 'login' | 'bind'
  publicUrl: string
}

/**
 * Page that the phone opens after scanning. It requests consent to the agreements and continues at
 * the third party.
 */
export function scanConsentPage({ returnUrl, action, publicUrl }: ScanConsent) {
  const heading = action === 'login' ? '微信扫码登录' : '绑定微信'
  return pageShell(
    heading,
    html`<h1>${heading}</h1>
      <form action="/api/v3/auth/login/wechat/oauth">
        <input type="hidden" name="s_url" value="${returnUrl}" />
        <input type="hidden" name="f_url" value="${returnUrl}" />
        <input type="hidden" name="action" value="${action}" />
        <label>
          <input type="checkbox" required />
          同意<a href="${publicUrl}/user/protocol" target="_blank">《用户协议》</a>和<a
            href="${publicUrl}/user/private_protocol"
            target="_blank"
            >《隐私政策》</a
          >
        </label>
        <button>${action === 'login' ? '确认登录' : '确认绑定'}</button>
      </form>`,
  )
}

/** Last page of a scan on the phone. */
export function scanResultPage(failureText: string | null) {
  return failureText === null
    ? noticePage('操作成功', '请回到电脑上继续，本页面可以关闭。')
    : noticePage('操作失败', failureText)
}
