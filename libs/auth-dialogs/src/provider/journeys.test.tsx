import { expect, test, vi } from 'vitest'
import type { AuthEvent } from '../port/auth-event'
import { createMemoryAuthStore } from '../port/auth-store'
import { journeys } from '../testing/journeys'
import { mobile, secrets } from '../testing/secrets'
import { fakeClock, pass, renderAuth } from '../testing/render-auth'

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const

fakeClock()

function dump(storage: Storage): string {
  return JSON.stringify(Object.entries(storage))
}

// The harness uses StrictMode, so an event in an effect that is not idempotent would be emitted twice.
test.each(journeys)(
  '$name: each step is reported once, in order, and nothing secret is left anywhere',
  async ({ harness, run, events }) => {
    const said = methods.map((method) => vi.spyOn(console, method).mockReturnValue(undefined))
    const reported: AuthEvent[] = []
    const written: string[] = []
    const store = createMemoryAuthStore()
    const view = await renderAuth({
      ...harness,
      onEvent: (event) => reported.push(event),
      store: {
        get: store.get,
        set(key, value) {
          written.push(`${key}=${value}`)
          store.set(key, value)
        },
      },
    })
    await pass(0)
    await run()
    await pass(0)
    const dialogs = document.body.outerHTML
    view.unmount()

    expect(reported).toEqual(events)
    const places = {
      events: JSON.stringify(reported),
      store: written.join('\n'),
      console: JSON.stringify(said.flatMap((spy) => spy.mock.calls)),
      localStorage: dump(localStorage),
      sessionStorage: dump(sessionStorage),
      url: location.href,
      document: document.documentElement.outerHTML,
    }
    for (const [place, text] of Object.entries(places)) {
      for (const [secret, value] of Object.entries({ ...secrets, mobile })) {
        expect(text, `${secret} in ${place}`).not.toContain(value)
      }
    }
    expect(dialogs).not.toContain(secrets.password)
    expect(dialogs).not.toContain(secrets.token)
  },
)
