import * as v from 'valibot'
import { consentAt, type ThirdPartyPerson } from './third-party'

const lessonReplySchema = v.object({
  data: v.object({
    video_watched_progress: v.union([
      v.tuple([]),
      v.record(
        v.string(),
        v.object({ watch_seconds: v.number(), watched_at: v.nullable(v.string()) }),
      ),
    ]),
  }),
})

const tokenSchema = v.object({ data: v.object({ token: v.string() }) })

const smsSchema = v.object({ code: v.string() })

const newMemberSchema = v.object({
  nickName: v.string(),
  mobile: v.string(),
  password: v.string(),
  token: v.string(),
})

const requestsSchema = v.array(v.object({ method: v.string(), path: v.string() }))

/** A fault of one operation. Its name is the `operationId` in the contract. */
export interface Fault {
  operation: string
  delayMs?: number
  status?: number
  code?: number
  message?: string
  /** Replaces the payload. Without other fields, the reply is a success. */
  data?: unknown
  body?: 'broken-json' | 'empty' | 'html'
  drop?: boolean
  /** False omits CORS headers, like the reply of a proxy. */
  cors?: boolean
  /** Executes the call first, so that only its reply is lost or late. */
  after?: boolean
  times?: number
  /** Limits the fault to calls whose query or path contain these values. */
  match?: { query?: string; path?: string }
}

interface MemberOptions {
  mobile?: string
  hasMobile?: boolean
  isFaceVerified?: boolean
  agreesToAll?: boolean
  courses?: number[]
  /** Lessons that were bought individually. */
  lessons?: number[]
  planId?: number
  /** An expired plan. */
  formerPlanId?: number
}

/** Rate limit of the whole run, like that of production. 0 disables it. */
const callsPerMinute = Number(process.env.SHUYUAN_RATE_LIMIT ?? 0)

/** Client of the sandbox API's test controls. */
export class Sandbox {
  readonly apiUrl: string

  constructor(apiUrl: string) {
    this.apiUrl = apiUrl
  }

  /** Makes one operation fail until the next test. */
  async fail(fault: Fault): Promise<void> {
    await this.send('POST', 'faults', fault)
  }

  /** Ends all faults. */
  async heal(): Promise<void> {
    await this.send('DELETE', 'faults')
  }

  /** Overrides site settings, e.g. `enabled_mobile_bind_alert`. */
  async configure(overrides: Record<string, unknown>): Promise<void> {
    await this.send('POST', 'config', overrides)
  }

  /** Restores the seeded database. Removes faults and overrides, except the rate limit of the run. */
  async reset(): Promise<void> {
    await this.send('POST', 'reset')
    if (callsPerMinute > 0) await this.configure({ rate_limit: callsPerMinute })
  }

  /** Returns the text of a captcha image. */
  async captchaText(key: string): Promise<string> {
    const response = await fetch(`${this.apiUrl}/__sandbox/captcha?key=${encodeURIComponent(key)}`)
    const reply: unknown = await response.json()
    if (typeof reply === 'object' && reply !== null && 'text' in reply) return String(reply.text)
    throw new Error(`no such captcha: ${JSON.stringify(reply)}`)
  }

  /** Creates a new token of an account, like another browser. */
  async logIn(mobile: string, password = 'shuyuan123'): Promise<string> {
    const response = await fetch(`${this.apiUrl}/api/v2/login/password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ mobile, password }),
    })
    return v.parse(tokenSchema, await response.json()).data.token
  }

  /** Returns the valid SMS code of a mobile. */
  async smsCode(mobile: string): Promise<string> {
    const response = await fetch(`${this.apiUrl}/__sandbox/sms?mobile=${mobile}`)
    return v.parse(smsSchema, await response.json()).code
  }

  /** Returns the number of calls since the last reset, such as `POST /api/v3/auth/login/code`. */
  async countCalls(call: string): Promise<number> {
    return (await this.calls()).filter((made) => made === call).length
  }

  /** Returns the calls since the last reset or {@link forgetCalls}, such as `GET /api/v2/navs`. */
  async calls(): Promise<string[]> {
    const response = await fetch(`${this.apiUrl}/__sandbox/requests`)
    const requests = v.parse(requestsSchema, await response.json())
    return requests.map(({ method, path }) => `${method} ${path}`)
  }

  async forgetCalls(): Promise<void> {
    await this.send('DELETE', 'requests')
  }

  /** Creates a login code, like that in the URL after a third-party login. */
  async loginCode(person: ThirdPartyPerson): Promise<string> {
    const path = '/api/v3/auth/login/socialite/qq'
    const returned = await consentAt(this.apiUrl, {
      path,
      callback: `${path}/callback`,
      person,
      back: 'https://site.example/',
    })
    const code = returned.searchParams.get('login_code')
    if (code === null) throw new Error('the third party gave no code')
    return code
  }

  /** Scans and confirms a login QR code, like a phone. */
  async confirmScan(target: string, person: ThirdPartyPerson): Promise<void> {
    const page = new URL(target)
    const key = page.searchParams.get('key') ?? ''
    page.search = `${new URLSearchParams({ wechat_scan_key: key })}`
    const path = '/api/v3/auth/login/wechat'
    const returned = await consentAt(this.apiUrl, {
      path: `${path}/oauth`,
      callback: `${path}/callback`,
      person,
      back: page.href,
    })
    const result = await (await fetch(returned)).text()
    if (!result.includes('操作成功')) throw new Error(`the scan was not confirmed: ${result}`)
  }

  /** Scans the QR code of a face check and passes it, like a phone. */
  async passFaceCheck(target: string): Promise<void> {
    const result = await (await fetch(target, { method: 'POST' })).text()
    if (!result.includes('实名认证成功')) throw new Error(`the check was not passed: ${result}`)
  }

  /** Returns the replies that violated the contract since the last reset, one line each. */
  async violations(): Promise<string[]> {
    const response = await fetch(`${this.apiUrl}/__sandbox/violations`)
    const list: unknown = await response.json()
    return Array.isArray(list) ? list.map((item) => JSON.stringify(item)) : [JSON.stringify(list)]
  }

  /** Creates an account and signs it in. `courses` are the IDs of purchased courses. */
  async newMember(options: MemberOptions = {}): Promise<v.InferOutput<typeof newMemberSchema>> {
    const response = await this.send('POST', 'members', options)
    return v.parse(newMemberSchema, await response.json())
  }

  /** Adds course 90000, with `replies` to its oldest comment. Lesson IDs start at 9000000. */
  async grow(sizes: { lessons: number; comments?: number; replies?: number }): Promise<void> {
    await this.send('POST', 'growth', sizes)
  }

  /** Links a QQ account with the account of a token. */
  async bind(token: string, person: ThirdPartyPerson): Promise<void> {
    await fetch(`${this.apiUrl}/api/v3/member/socialite/bindWithCode`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ code: await this.loginCode(person) }),
    })
  }

  async message(mobile: string, text: string): Promise<void> {
    await this.send('POST', 'messages', { mobile, text })
  }

  /** Returns the server's progress of a lesson. */
  async progress(
    token: string,
    lessonId: number,
  ): Promise<{ seconds: number; isWatched: boolean }> {
    const response = await fetch(`${this.apiUrl}/api/v2/video/${lessonId}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    const { data } = v.parse(lessonReplySchema, await response.json())
    const known = Array.isArray(data.video_watched_progress)
      ? undefined
      : data.video_watched_progress[String(lessonId)]
    return { seconds: known?.watch_seconds ?? 0, isWatched: typeof known?.watched_at === 'string' }
  }

  /** Records progress up to this second, like another device. */
  async watched(token: string, lessonId: number, seconds: number): Promise<void> {
    await fetch(`${this.apiUrl}/api/v2/video/${lessonId}/record`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ duration: seconds }),
    })
  }

  private async send(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${this.apiUrl}/__sandbox/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response
  }
}
