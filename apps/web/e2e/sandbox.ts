import * as v from 'valibot'

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

/** A fault of one operation, named by its `operationId` in the contract. */
export interface Fault {
  operation: string
  delayMs?: number
  status?: number
  code?: number
  message?: string
  body?: 'broken-json' | 'empty' | 'html'
  drop?: boolean
  times?: number
}

interface MemberWishes {
  mobile?: string
  hasMobile?: boolean
  isFaceVerified?: boolean
  agreesToAll?: boolean
  courses?: number[]
  planId?: number
}

interface NewMember {
  nickName: string
  mobile: string
  password: string
  token: string
}

function isNewMember(value: unknown): value is NewMember {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string'
  )
}

/** The switches of the sandbox API. */
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

  /** Back to the seeded database, without faults and overrides. */
  async reset(): Promise<void> {
    await this.send('POST', 'reset')
  }

  /** What a captcha picture says. */
  async captchaText(key: string): Promise<string> {
    const response = await fetch(`${this.apiUrl}/__sandbox/captcha?key=${encodeURIComponent(key)}`)
    const reply: unknown = await response.json()
    if (typeof reply === 'object' && reply !== null && 'text' in reply) return String(reply.text)
    throw new Error(`no such captcha: ${JSON.stringify(reply)}`)
  }

  /** Replies that broke the contract since the last reset, one line each. */
  async violations(): Promise<string[]> {
    const response = await fetch(`${this.apiUrl}/__sandbox/violations`)
    const list: unknown = await response.json()
    return Array.isArray(list) ? list.map((item) => JSON.stringify(item)) : [JSON.stringify(list)]
  }

  /** A fresh account, signed in; `courses` are bought already. */
  async newMember(wishes: MemberWishes = {}): Promise<NewMember> {
    const response = await this.send('POST', 'members', wishes)
    const reply: unknown = await response.json()
    if (!isNewMember(reply)) throw new Error(`no member: ${JSON.stringify(reply)}`)
    return reply
  }

  /** What the server knows of a learner's progress in a lesson. */
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
