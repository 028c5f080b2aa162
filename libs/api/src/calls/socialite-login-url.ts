import { baseAddress } from '../client/base-address'
import type { SocialiteAction } from './socialite'

/** The server refuses longer return addresses. */
const longestReturnAddress = 255

const ownParameters = ['login_code', 'login_err_msg', 'action']

/** Where a third-party login in the browser starts and where it comes back to. */
export interface SocialiteLoginInput {
  /** `url` of the site config. */
  apiUrl: string
  app: 'qq'
  /** Absolute address that gets `login_code` and `action`. */
  successUrl: string
  /** Absolute address that gets `login_err_msg` and `action`. */
  failureUrl: string
  action: SocialiteAction
}

/**
 * The address to send the browser to for a third-party login. Return addresses lose their fragment
 * and what an earlier round trip added; one that is longer than the server takes loses its query,
 * then its path.
 */
export function socialiteLoginUrl(input: SocialiteLoginInput): string {
  const query = new URLSearchParams({
    s_url: returnAddress(input.successUrl),
    f_url: returnAddress(input.failureUrl),
    action: input.action,
  })
  return `${baseAddress(input.apiUrl)}/api/v3/auth/login/socialite/${input.app}?${query}`
}

function returnAddress(address: string): string {
  const url = new URL(address)
  url.hash = ''
  for (const name of ownParameters) url.searchParams.delete(name)
  if (url.href.length > longestReturnAddress) url.search = ''
  if (url.href.length > longestReturnAddress) url.pathname = '/'
  return url.href
}
