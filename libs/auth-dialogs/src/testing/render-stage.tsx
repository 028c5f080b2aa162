import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { loadDialogHost } from '../provider/load-dialog-host'
import { AuthStage, type AuthStageProps } from './auth-stage'

/** Lets time pass for timers, promises and React alike; for tests with a fake clock. */
export function pass(ms: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })
}

/** Renders a stage and waits until the dialogs' code is there. */
export async function renderStage(props: AuthStageProps) {
  const user = userEvent.setup()
  const view = render(<AuthStage {...props} />)
  await act(async () => {
    await loadDialogHost()
  })
  return { ...view, user }
}
