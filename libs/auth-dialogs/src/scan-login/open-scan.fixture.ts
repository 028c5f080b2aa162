import { vi } from 'vitest'
import type { AuthBackend } from '../port/auth-backend'
import type { AuthEvent } from '../port/auth-event'
import { createFakeBackend } from '../testing/create-fake-backend'
import { pass, renderAuth } from '../testing/render-auth'

/** A scan login whose code expires after ten seconds. */
export const briefly: Partial<AuthBackend> = {
  startScanLogin: async () => ({ url: 'u', key: 'k', expiresAt: Date.now() + 10_000 }),
}

/** Opens the scan login over a fake backend. */
export async function openScan(overrides: Partial<AuthBackend>) {
  const backend = createFakeBackend(overrides)
  const onSignedIn = vi.fn()
  const onEvent = vi.fn<(event: AuthEvent) => void>()
  const startScanLogin = vi.spyOn(backend, 'startScanLogin')
  const fetchScanCode = vi.spyOn(backend, 'fetchScanCode')
  const exchangeLoginCode = vi.spyOn(backend, 'exchangeLoginCode')
  await renderAuth({ backend, onSignedIn, onEvent, opens: (open) => open('scan') })
  await pass(0)
  const states = () =>
    onEvent.mock.calls.flatMap(([event]) => (event.type === 'scan-changed' ? [event.status] : []))
  return { startScanLogin, fetchScanCode, exchangeLoginCode, onSignedIn, states }
}

export function shown() {
  return document.querySelector('[data-auth-part="ticket"]')?.getAttribute('data-state')
}
