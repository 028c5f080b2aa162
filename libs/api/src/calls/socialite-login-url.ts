import { normalizeBaseUrl } from '../client/normalize-base-url'
import type { SocialiteAction } from './socialite'

/** Maximum length of a return URL that the server accepts. */
const longestReturnUrl = 255

const ownParameters = ['login_code', 'login_err_msg', 'action']

/** Start and return URLs of a third-party login. */
export interface SocialiteLoginInput {
  /** `url` of the site config. */
  apiUrl: string
  app: 'qq'
  /** Absolute URL that receives `login_code` and `action`. */
  successUrl: string
  /** Absolute URL that receives `login_err_msg` and `action`. */
  failureUrl: string
  action: SocialiteAction
}

/**
 * Returns the URL that starts a third-party login. Removes the fragment and the parameters of an
 * earlier round trip from the return URLs; one that is too long for the server loses its query,
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
