import { normalizeBaseUrl } from '../client/normalize-base-url'
import type { SocialiteAction } from './socialite'

/** The server refuses longer return URLs. */
const longestReturnUrl = 255

const ownParameters = ['login_code', 'login_err_msg', 'action']

/** Where a third-party login in the browser starts and where it comes back to. */
export interface SocialiteLoginInput {
  /** `url` of the site config. */
  apiUrl: string
  app: 'qq'
  /** Absolute URL that gets `login_code` and `action`. */
  successUrl: string
  /** Absolute URL that gets `login_err_msg` and `action`. */
  failureUrl: string
  action: SocialiteAction
}

/**
 * The URL to send the browser to for a third-party login. Return URLs lose their fragment
 * and what an earlier round trip added; one that is longer than the server takes loses its query,
 * then its path.
 */
export function socialiteLoginUrl(input: SocialiteLoginInput): string {
  const query = new URLSearchParams({
    s_url: returnUrl(input.successUrl),
    f_url: returnUrl(input.failureUrl),
    action: input.action,
  })
  return `${normalizeBaseUrl(input.apiUrl)}/api/v3/auth/login/socialite/${input.app}?${query}`
}

function returnUrl(target: string): string {
  const url = new URL(target)
  url.hash = ''
  for (const name of ownParameters) url.searchParams.delete(name)
  if (url.href.length > longestReturnUrl) url.search = ''
  if (url.href.length > longestReturnUrl) url.pathname = '/'
  return url.href
}
