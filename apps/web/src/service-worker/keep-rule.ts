// Selects the requests that the worker caches. The browser handles all others: videos and their URLs, payments,
// sign-ins, codes, uploads, other sites, and everything that is not a GET. Some GETs of the API change data, so each
// allowed one is listed.

/** Calls whose replies are the same for everyone. */
const publicCalls = ['/api/v2/other/config', '/api/v2/navs', '/api/v2/links']

/** Calls whose replies depend on who is signed in. */
const personalCalls = [
  '/api/v2/member/detail',
  '/api/v3/member/courses',
  '/api/v3/member/courses/learned',
  '/api/v3/member/courses/like',
  '/api/v3/member/learned/course/{id}',
  '/api/v2/course/{id}',
  '/api/v2/video/{id}',
]

/** Settings of the site that the worker needs. */
export interface KeepSettings {
  /** Of the site. */
  origin: string
  /** Base URL of the API, without a trailing slash. */
  apiUrl: string
  /** `transcriptFor` of config.js as an absolute URL. Empty if there are no transcripts. */
  transcripts: string
}

/**
 * - `page`: a document of the site, from the network; its shell if that fails
 * - `config`: `config.js`
 * - `asset`: a file of the build, whose name contains a hash
 * - `public`, `personal`: a reply of the API
 * - `transcript`: a WebVTT file of a lesson
 */
export type KeepRule = 'page' | 'config' | 'asset' | 'public' | 'personal' | 'transcript'

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches URLs of a template, whose placeholders are IDs. */
function matcherOf(template: string): RegExp {
  const parts = template.split(/\{\w+\}/).map(escapeRegExp)
  return new RegExp(`^${parts.join('\\d+')}$`)
}

/** Creates the function that selects the rule of a request. It returns null if the worker ignores the request. */
export function createKeepRule({
  origin,
  apiUrl,
  transcripts,
}: KeepSettings): (request: Pick<Request, 'method' | 'mode' | 'url'>) => KeepRule | null {
  const callMatchers = (calls: string[]) => calls.map((path) => matcherOf(apiUrl + path))
  const calls = [
    ['public', callMatchers(publicCalls)],
    ['personal', callMatchers(personalCalls)],
    ['transcript', transcripts === '' ? [] : [matcherOf(transcripts)]],
  ] as const

  return ({ method, mode, url }) => {
    if (method !== 'GET') return null
    const { origin: host, pathname, search } = new URL(url)
    const path = host + pathname
    // Only lists have a query, which contains the page.
    const [call] =
      calls.find(([, matchers]) => matchers.some((matcher) => matcher.test(path))) ?? []
    if (call !== undefined) return call === 'transcript' && search !== '' ? null : call
    if (host !== origin || path.startsWith(`${apiUrl}/api/`)) return null
    if (mode === 'navigate') return /\.[^/]*$/.test(pathname) ? null : 'page'
    if (pathname === '/config.js') return 'config'
    return pathname.startsWith('/assets/') ? 'asset' : null
  }
}
