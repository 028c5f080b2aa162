import type { Route } from '../auth/route'
import { publicRoute } from '../auth/route'
import { confirmScan, scanState, startScan } from '../auth/scan-login'
import { scanConsentPage, scanResultPage } from '../pages/scan-pages'
import { badParameter } from '../wire/api-failure'

const base = '/api/v3/auth/login/wechat-scan'

/** Scan login: the key, polling, and the page on the phone. */
export const scanRoutes: Route[] = [
  publicRoute('POST', `${base}/url`, ({ sandbox, input }) => {
    const action = input.text('action')
    if (action !== 'login' && action !== 'bind') throw badParameter()
    const { key, expire } = startScan(sandbox)
    return { url: `${sandbox.publicUrl}${base}/page?key=${key}&action=${action}`, key, expire }
  }),

  publicRoute('GET', `${base}/query`, ({ sandbox, input }) => {
    const code = scanState(sandbox, input.text('key'))
    if (code === null) throw badParameter()
    return { code }
  }),

  publicRoute('GET', `${base}/page`, ({ c, sandbox, input }) => {
    const key = input.text('key')
    const action = input.text('action')
    const loginCode = input.text('login_code')
    const scanKey = input.text('wechat_scan_key')
    if (loginCode !== '' && scanKey !== '') {
      const isConfirmed = confirmScan(sandbox, scanKey, loginCode)
      return c.html(scanResultPage(isConfirmed ? null : '二维码已失效，请刷新后重新扫码'))
    }
    if (input.text('login_err_msg') !== '')
      return c.html(scanResultPage(input.text('login_err_msg')))
    if (key === '' || (action !== 'login' && action !== 'bind')) throw badParameter()
    const returnUrl = `${sandbox.publicUrl}${base}/page?wechat_scan_key=${key}`
    return c.html(scanConsentPage({ returnUrl, action, publicUrl: sandbox.publicUrl }))
  }),
]
