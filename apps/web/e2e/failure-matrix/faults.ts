import type { Page } from '@playwright/test'
import type { Fault as SandboxFault, Sandbox } from '../shared/sandbox'
import { isCallTo, type Operation } from './operations'

interface FaultScope {
  page: Page
  sandbox: Sandbox
  operation: Operation
}

/** A kind of failure of an operation. */
export interface Fault {
  name: string
  /** Matches the error message on the page. */
  words: RegExp
  /** Starts the fault. The returned function ends it. */
  begin: (scope: FaultScope) => Promise<() => Promise<void>>
  /** The server rejects the token. */
  endsSession?: boolean
  /** The reply arrives late, so nothing fails. */
  isLate?: boolean
  /** The rate limit applies: pages show a message and retry automatically. */
  asksToWait?: boolean
  /** The site may treat the reply as valid. */
  isTolerable?: boolean
}

const broken = /服务器暂时无法响应|图片太大/
const unreadable = /服务器返回异常|服务器暂时无法响应/
const signInAgain = /请重新登录/

function bySandbox(name: string, words: RegExp, fault: Omit<SandboxFault, 'operation'>): Fault {
  return {
    name,
    words,
    begin: async ({ sandbox, operation }) => {
      await sandbox.fail({ operation: operation.id, ...fault })
      return () => sandbox.heal()
    },
  }
}

/** Makes the rendering server's calls fail. It then sends the empty shell, and the browser makes the calls. */
async function failOnServer({ sandbox, operation }: FaultScope): Promise<void> {
  await sandbox.fail({ operation: operation.id, drop: true })
}

/** Delays calls in the browser. The sandbox could delay them only in real time. */
function heldBack(isLate: boolean): Fault['begin'] {
  return async (scope) => {
    const { page, sandbox, operation } = scope
    await failOnServer(scope)
    const waiting: (() => Promise<void>)[] = []
    let isOver = false
    const isMeant = (url: URL) => operation.pattern.test(url.pathname)
    await page.route(isMeant, async (route) => {
      if (isOver || !isCallTo(operation, route.request())) return route.fallback()
      waiting.push(() => (isLate ? route.fallback() : route.abort()))
    })
    return async () => {
      isOver = true
      await sandbox.heal()
      // The page has aborted requests that timed out.
      for (const letGo of waiting) await letGo().catch(() => undefined)
    }
  }
}

async function cutOff(scope: FaultScope): Promise<() => Promise<void>> {
  const { page, sandbox, operation } = scope
  await failOnServer(scope)
  const probe = new URL(sandbox.apiUrl).origin
  let isOver = false
  await page.route(
    (url) => url.origin === probe,
    (route) => {
      const request = route.request()
      const isProbe = request.method() === 'HEAD'
      if (isOver || !(isProbe || isCallTo(operation, request))) return route.fallback()
      return route.abort('internetdisconnected')
    },
  )
  return async () => {
    isOver = true
    await sandbox.heal()
  }
}

/** Operations whose response data the page does not read. They succeed whatever the reply contains. */
const answersNothing = new Set([
  'registerWithSms',
  'resetPassword',
  'setNickname',
  'uploadAvatar',
  'changePassword',
  'changeMobile',
  'bindMobile',
  'requestAccountDeletion',
  'bindSocialite',
  'unbindSocialite',
  'markMessageRead',
  'markAllMessagesRead',
])

export const faults: readonly Fault[] = [
  { name: 'timeout', words: /请求超时/, begin: heldBack(false) },
  { name: 'offline', words: /网络连接失败|网络连接已断开/, begin: cutOff },
  bySandbox('dropped connection', broken, { drop: true }),
  bySandbox('HTTP 500 with HTML', broken, { status: 500, body: 'html' }),
  bySandbox('HTTP 502 of a proxy', broken, { status: 502, body: 'html', cors: false }),
  bySandbox('HTTP 413 of a proxy', broken, { status: 413, body: 'html', cors: false }),
  bySandbox('invalid JSON', unreadable, { body: 'broken-json' }),
  bySandbox('empty body', unreadable, { body: 'empty' }),
  {
    name: 'wrong shape',
    words: unreadable,
    isTolerable: true,
    begin: async ({ sandbox, operation }) => {
      const after = answersNothing.has(operation.id)
      await sandbox.fail({ operation: operation.id, data: 'unexpected', after })
      return () => sandbox.heal()
    },
  },
  bySandbox('refusal with words', /今天不行/, { code: 1, message: '今天不行，明天再来' }),
  bySandbox('refusal without words', /操作失败/, { code: 1, message: '' }),
  { ...bySandbox('code 401', signInAgain, { code: 401, message: '请登录' }), endsSession: true },
  { ...bySandbox('HTTP 401', signInAgain, { status: 401, body: 'html' }), endsSession: true },
  {
    ...bySandbox('too many calls', /访问太频繁|操作太频繁/, { code: 429, message: '请稍后再试' }),
    asksToWait: true,
  },
  { name: 'slow', words: /请求超时/, begin: heldBack(true), isLate: true },
]
