import { fireEvent, screen, act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { loadDialogHost } from '../provider/loading/load-dialog-host'
import { AuthHarness, type AuthHarnessProps } from './auth-harness'

/** Fakes the clock of every test in the file. */
export function fakeClock(): void {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
}

/** Advances a fake clock and flushes timers, promises and React. */
export function pass(ms: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })
}

/** Renders a harness and waits until the dialogs' code has loaded. */
export async function renderAuth(props: AuthHarnessProps) {
  const user = userEvent.setup()
  const view = render(<AuthHarness {...props} />)
  await act(async () => {
    await loadDialogHost()
  })
  return { ...view, user }
}

/** Enters values by field label. */
export function fill(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
}
