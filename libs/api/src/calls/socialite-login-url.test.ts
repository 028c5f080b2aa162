import { describe, expect, it } from 'vitest'
import { socialiteLoginUrl } from './socialite-login-url'

const input = {
  apiUrl: 'https://api.example/',
  app: 'qq',
  successUrl: 'https://www.example/login/callback?redirect=%2Fmember',
  failureUrl: 'https://www.example/error',
  action: 'login',
} as const

const returnOf = (href: string, name = 's_url') => new URL(href).searchParams.get(name)

describe('socialiteLoginUrl', () => {
  it('points to the server with both return URLs', () => {
    const url = new URL(socialiteLoginUrl(input))
    expect(url.origin + url.pathname).toBe('https://api.example/api/v3/auth/login/socialite/qq')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      s_url: 'https://www.example/login/callback?redirect=%2Fmember',
      f_url: 'https://www.example/error',
      action: 'login',
    })
  })

  it('keeps the path of the server', () => {
    expect(socialiteLoginUrl({ ...input, apiUrl: 'https://host/api/' })).toMatch(
      /^https:\/\/host\/api\/api\/v3\/auth\/login\/socialite\/qq\?/,
    )
  })

  it('removes the fragment and the parameters of an earlier round trip', () => {
    const successUrl = 'https://www.example/a?login_code=x&action=login&tab=3&login_err_msg=y#top'
    expect(returnOf(socialiteLoginUrl({ ...input, successUrl }))).toBe(
      'https://www.example/a?tab=3',
    )
  })

  it('shortens long return URLs: first the query, then the path', () => {
    const long = 'x'.repeat(255)
    const shortened = (path: string) =>
      returnOf(socialiteLoginUrl({ ...input, failureUrl: `https://www.example${path}` }), 'f_url')
    expect(shortened(`/search?keywords=${long}`)).toBe('https://www.example/search')
    expect(shortened(`/${long}`)).toBe('https://www.example/')
    expect(shortened(`/${'x'.repeat(255 - 'https://www.example/'.length)}`)).toHaveLength(255)
  })
})
