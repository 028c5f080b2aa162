import type { Finding } from '../finding'
import type { Answers } from '../reading-calls'
import { textAt, valueAt } from '../value-at'

interface SettingsCheck {
  answers: Answers
  /** Base URL of the API. */
  url: string
}

/** Checks the school's settings for what the site needs. */
export function checkSettings({ answers, url }: SettingsCheck): Finding[] {
  const config = answers.get('getConfig')
  if (config === undefined)
    return [{ subject: 'settings', result: 'skipped', detail: 'getConfig gave none' }]
  const setting = (...path: string[]) => textAt(config, ...path)?.trim() ?? ''
  const findings: Finding[] = []
  const add = (result: 'failure' | 'warning', subject: string, detail: string, then: string) =>
    findings.push({ subject, result, detail, consequence: then })

  if (setting('webname') === '' && setting('name') === '')
    add('warning', 'name', 'empty', 'page titles and the header carry no name of the school')
  if (isNoLogo(setting('logo', 'logo'), setting('url'), url))
    add('warning', 'logo.logo', 'none', 'the header shows the name instead of a logo')
  if (setting('url') === '')
    add('failure', 'url', 'empty', 'links to agreements, payment and images lead nowhere')
  else if (setting('url').startsWith('http:') && url.startsWith('https:'))
    add('failure', 'url', `${setting('url')} is not https`, 'browsers block images and videos')
  if (setting('pc_url') === '')
    add('warning', 'pc_url', 'empty', 'sign-in at third parties cannot come back to the site')
  for (const name of ['user_protocol', 'user_private_protocol'])
    if (setting(name) === '')
      add('failure', name, 'empty', 'nothing to agree to can be read before an account is made')
  if (setting('h5_url') !== '' && sameHost(setting('h5_url'), setting('pc_url')))
    add('failure', 'h5_url', 'is the URL of this site', 'phones are sent in a circle')
  if (isEmptyList(answers.get('listVipPlans')))
    add('warning', 'VIP plans', 'none', 'the membership page is empty: switch the flag vip off')
  if (isEmptyList(valueAt(answers.get('search'), 'data')))
    add('warning', 'search', 'finds no course by its title', 'no search engine: titles only')

  return findings.length > 0
    ? findings
    : [{ subject: 'settings', result: 'ok', detail: 'all that the site needs is set' }]
}

function isNoLogo(logo: string, apiUrl: string, url: string): boolean {
  const plain = (href: string) => href.replace(/\/+$/, '')
  return ['', plain(apiUrl), plain(url)].includes(plain(logo))
}

function sameHost(first: string, second: string): boolean {
  return URL.canParse(first) && URL.canParse(second) && new URL(first).host === new URL(second).host
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
