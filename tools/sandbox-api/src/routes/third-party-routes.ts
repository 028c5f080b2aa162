import type { Context } from 'hono'
import type { Env, Route } from '../auth/route'
import { publicRoute } from '../auth/route'
import { findConsent, requireQq, startConsent, withParameters } from '../auth/consent'
import { createLoginCode } from '../auth/login-code'
import { thirdPartyPerson } from '../auth/third-party-people'
import type { Sandbox } from '../sandbox'
import { badParameter, unexpected } from '../wire/api-failure'

/** Redirects to and from QQ and WeChat. They return a login code, not a session. */
export const thirdPartyRoutes: Route[] = [
  publicRoute('GET', '/api/v3/auth/login/socialite/:app', ({ c, sandbox, input }) =>
    c.redirect(startConsent(sandbox, requireQq(c.req.param('app')), input)),
  ),

  publicRoute('GET', '/api/v3/auth/login/socialite/:app/callback', ({ c, sandbox }) => {
    requireQq(c.req.param('app'))
    return returnFromConsent(c, sandbox)
  }),

  publicRoute('GET', '/api/v3/auth/login/wechat/oauth', ({ c, sandbox, input }) =>
    c.redirect(startConsent(sandbox, 'wechat', input)),
  ),

  publicRoute('GET', '/api/v3/auth/login/wechat/callback', ({ c, sandbox }) =>
    returnFromConsent(c, sandbox),
  ),
]

function returnFromConsent(c: Context<Env>, sandbox: Sandbox): Response {
  const state = c.req.query('state') ?? ''
  if (state === '') throw badParameter()
  const consent = findConsent(sandbox, state)
  if (!consent) {
    return c.redirect(
      withParameters(`${sandbox.publicUrl}/`, { login_err_msg: '授权登录失败[1001]', action: '' }),
    )
  }
  const { app, action, successUrl, failureUrl } = consent
  if (c.req.query('failure') !== undefined) {
    return c.redirect(withParameters(failureUrl, { login_err_msg: '授权登录失败', action }))
  }
  const person = thirdPartyPerson(app, c.req.query('person') ?? '')
  // As in production, the browser shows raw JSON after a refusal.
  if (!person) throw unexpected()
  return c.redirect(
    withParameters(successUrl, { login_code: createLoginCode(sandbox, person), action }),
  )
}
