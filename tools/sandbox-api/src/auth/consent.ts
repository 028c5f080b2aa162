import { randomText } from '../members/random-text'
import type { Sandbox } from '../sandbox'
import { badParameter, refuse } from '../wire/api-failure'
import type { Input } from '../wire/input'
import { requireTexts } from '../wire/input'

const lifeSeconds = 600
const maxUrlLength = 255

/** A third-party authorization that waits for the user. */
export interface Consent {
  app: 'qq' | 'wechat'
  successUrl: string
  failureUrl: string
  action: string
}

/** Starts an authorization and returns the URL of the simulated consent page. */
export function startConsent(
  { cache, publicUrl }: Sandbox,
  app: Consent['app'],
  input: Input,
): string {
  requireTexts(input, { s_url: '参数错误', f_url: '参数错误', action: '参数错误' }, [
    input.text('s_url').length > maxUrlLength ? tooLong('s url') : null,
    input.text('f_url').length > maxUrlLength ? tooLong('f url') : null,
  ])
  const action = input.text('action')
  if (action !== 'login' && action !== 'bind') throw badParameter()
  const consent: Consent = {
    app,
    successUrl: input.text('s_url'),
    failureUrl: input.text('f_url'),
    action,
  }
  const state = randomText(40)
  cache.put(stateName(state), JSON.stringify(consent), lifeSeconds)
  return `${publicUrl}${consentPath}?state=${state}`
}

export const consentPath = '/standin/consent'

export function findConsent({ cache }: Sandbox, state: string): Consent | null {
  const stored = cache.get(stateName(state))
  if (stored === null) return null
  const consent: Consent = JSON.parse(stored)
  return consent
}

/**
 * Appends query parameters to the end of a URL. If the URL has a fragment, they become part of it,
 * as in production.
 */
export function withParameters(url: string, parameters: Record<string, string>): string {
  return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(parameters).toString()}`
}

/** Throws unless the app is QQ. */
export function requireQq(app: string | undefined): 'qq' {
  if (app !== 'qq') throw refuse('登录应用不存在')
  return app
}

function tooLong(name: string) {
  return `The ${name} may not be greater than ${maxUrlLength} characters.`
}

function stateName(state: string) {
  return `consent:${state}`
}
