import { afterEach, expect, it, vi } from 'vitest'
import { replayEarlyTaps } from './queued-clicks'

const handle = vi.fn()

afterEach(() => {
  document.body.replaceChildren()
  handle.mockReset()
})

/** A button that was tapped, in a root that stops some clicks as React does before it hydrates. */
function noteTap({ stopped }: { stopped: number }): HTMLButtonElement {
  const root = document.createElement('div')
  const button = document.createElement('button')
  let left = stopped
  root.addEventListener('click', (event) => (left-- > 0 ? event.stopPropagation() : null), true)
  button.addEventListener('click', handle)
  root.append(button)
  document.body.append(root)
  window.shuyuanTaps = { button, isHydrating: true, stop: () => undefined }
  return button
}

it('presses the button once', async () => {
  noteTap({ stopped: 0 })
  await replayEarlyTaps()
  expect(handle).toHaveBeenCalledOnce()
  expect(window.shuyuanTaps).toBeUndefined()
})

it('presses it again while what holds it is not hydrated', async () => {
  noteTap({ stopped: 2 })
  await replayEarlyTaps()
  expect(handle).toHaveBeenCalledOnce()
})

it('presses nothing that became disabled', async () => {
  noteTap({ stopped: 0 }).disabled = true
  await replayEarlyTaps()
  expect(handle).not.toHaveBeenCalled()
})

it('presses nothing that has left the page', async () => {
  noteTap({ stopped: 0 }).remove()
  await replayEarlyTaps()
  expect(handle).not.toHaveBeenCalled()
})
