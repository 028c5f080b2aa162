import { requestOf, send, statusOf, type Target } from './attack-target.ts'

export interface Attack {
  name: string
  /** Returns a description of the outcome, and whether the server withstood the attack. */
  run: (target: Target) => Promise<{ outcome: string; isHeld: boolean }>
}

const long = 'x'.repeat(7900)
const tag = '<script>alert(1)</script>'

const statusIs =
  (...expected: string[]) =>
  (reply: string) =>
    expected.includes(statusOf(reply))

const headersOf = (reply: string) => reply.split('\r\n\r\n')[0] ?? ''

function staysOnSite(reply: string): boolean {
  const location = /^location: (.*)$/im.exec(headersOf(reply))?.[1]
  return (
    (location === undefined || /^\/(?![/\\])/.test(location)) &&
    !/^(?:set-cookie|x-attack):/im.test(headersOf(reply))
  )
}

function hasPolicy(reply: string): boolean {
  const headers = headersOf(reply)
  return (
    !/^content-type: text\/html/im.test(headers) || /^content-security-policy: /im.test(headers)
  )
}

/** Sends requests one by one, and checks each reply. */
function hostile(name: string, requests: string[], isHarmless: (reply: string) => boolean): Attack {
  return {
    name: `${requests.length} × ${name}`,
    run: async (target) => {
      const replies: string[] = []
      for (const request of requests) replies.push(await send(target, request))
      return {
        outcome: [...new Set(replies.map(statusOf))].toSorted().join(', '),
        isHeld: replies.every(isHarmless),
      }
    },
  }
}

/** Attacks with single requests. */
export const hostileRequests: readonly Attack[] = [
  hostile('path of 7,900 characters', Array(10).fill(requestOf(`/${long}/`)), statusIs('414')),
  hostile(
    'redirect to a target of 7,900 characters',
    [`/vip/?a=${long}`, `/vip%20?a=${long}`, `/index.html?a=${long}`].map((path) =>
      requestOf(path),
    ),
    statusIs('414'),
  ),
  hostile(
    'headers of 20 kB',
    Array(10).fill(requestOf('/', `Cookie: ${long}${long}${long}`)),
    statusIs('431'),
  ),
  hostile(
    'path out of the folder',
    [
      '/../../../../etc/passwd',
      '/..%2f..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/%2e%2e/etc/passwd.txt',
      '/assets/..%2f..%2fdist-server/main.js',
      '/assets/../../dist-server/package.json',
      '/%00/etc/passwd',
      '/..\\..\\dist-server\\main.js',
    ].map((path) => requestOf(path)),
    (reply) => !/root:.*:0:0|createApp|"type": ?"module"/.test(reply) && statusOf(reply) !== '500',
  ),
  hostile(
    'redirect to another site',
    [
      '//evil.example/',
      '///evil.example//',
      '/\\evil.example/',
      '/%5c%5cevil.example/',
      '/%09/evil.example/',
      '/vip/%0d%0aX-Attack:%20yes/',
      '/vip/?a=%0d%0aSet-Cookie:%20a=b',
    ].map((path) => requestOf(path)),
    staysOnSite,
  ),
  hostile(
    'header with another host',
    ['Host', 'Forwarded', 'X-Forwarded-Host', 'X-Forwarded-For', 'X-Original-URL'].map((header) =>
      requestOf('/courses/', `${header}: evil.example`),
    ),
    (reply) => !reply.includes('evil.example') && statusOf(reply) !== '500',
  ),
  hostile(
    'script in the URL',
    [
      `/search?keywords=${encodeURIComponent(tag)}`,
      `/search?keywords=${encodeURIComponent(`"'>${tag}`)}`,
      `/courses?cid=${encodeURIComponent(`"${tag}`)}`,
      `/nothing/${encodeURIComponent(tag)}`,
    ].map((path) => requestOf(path)),
    (reply) => !reply.includes(tag) && statusOf(reply) !== '500',
  ),
  hostile(
    'HTML response, each with a policy',
    [
      '/',
      '/index.html',
      '/nothing',
      '/courses/detail/999999',
      '/member',
      '/%ff',
      '/search?keywords=%',
    ].map((path) => requestOf(path)),
    hasPolicy,
  ),
  hostile(
    'request with a body',
    ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) =>
      requestOf('/', `Content-Length: ${long.length}`).replace('GET', method).concat(long),
    ),
    statusIs('403', '404', '405'),
  ),
  hostile(
    'malformed request',
    [
      'GET / HTTP/9.9\r\n\r\n',
      'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
      '\0\0\0\0\r\n\r\n',
      'GET /\r\nHost: a\r\n HTTP/1.1\r\n\r\n',
      requestOf('/', 'Content-Length: 4', 'Transfer-Encoding: chunked').concat('0\r\n\r\nGET /vip'),
      requestOf('/', 'Transfer-Encoding: chunked, identity').concat('x'),
    ],
    statusIs('400', '501', '505', 'closed'),
  ),
]
