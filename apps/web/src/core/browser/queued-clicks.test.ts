import { afterEach, expect, it, vi } from 'vitest'
import { takeQueuedClick } from './queued-clicks'

const handle = vi.fn()

afterEach(() => {
  document.body.replaceChildren()
  handle.mockReset()
})

/** Queues a click on a button. Its root stops the first clicks, as React does before it hydrates. */
function queueClick({ stopped }: { stopped: number }): HTMLButtonElement {
  const root = document.createElement('div')
  const button = document.createElement('button')
  let left = stopped
  root.addEventListener('click', (event) => (left-- > 0 ? event.stopPropagation() : null), true)
  button.addEventListener('click', handle)
  root.append(button)
  document.body.append(root)
  window.shuyuanQueuedClicks = { button, listening: new AbortController() }
  return button
}

it('clicks the button once', async () => {
  queueClick({ stopped: 0 })
  await takeQueuedClick()()
  expect(handle).toHaveBeenCalledOnce()
  expect(window.shuyuanQueuedClicks).toBeUndefined()
})

it('clicks again until the button is hydrated', async () => {
  queueClick({ stopped: 2 })
  await takeQueuedClick()()
  expect(handle).toHaveBeenCalledOnce()
})

it('skips a button that became disabled', async () => {
  queueClick({ stopped: 0 }).disabled = true
  await takeQueuedClick()()
  expect(handle).not.toHaveBeenCalled()
})

it('skips a button that left the page', async () => {
  queueClick({ stopped: 0 }).remove()
  await takeQueuedClick()()
  expect(handle).not.toHaveBeenCalled()
})
