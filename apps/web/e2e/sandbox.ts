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

  private async send(method: string, path: string, body?: unknown): Promise<void> {
    const response = await fetch(`${this.apiUrl}/__sandbox/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  }
}
