import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { loadDialogHost } from '../provider/load-dialog-host'
import { AuthHarness, type AuthHarnessProps } from './auth-harness'

/** Lets time pass for timers, promises and React alike; for tests with a fake clock. */
export function pass(ms: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })
}

/** Renders a harness and waits until the dialogs' code is there. */
export async function renderAuth(props: AuthHarnessProps) {
  const user = userEvent.setup()
  const view = render(<AuthHarness {...props} />)
  await act(async () => {
    await loadDialogHost()
  })
  return { ...view, user }
}
