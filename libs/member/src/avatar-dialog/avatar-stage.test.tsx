import { fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { AvatarStage } from './avatar-stage'
import { wholeCrop } from './crop'

beforeEach(() => {
  // jsdom has none.
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
})

function stage() {
  const onPull = vi.fn()
  const { container } = render(
    <AvatarStage
      file={new File(['x'], 'me.png')}
      size={{ width: 400, height: 300 }}
      crop={wholeCrop}
      pictureRef={{ current: null }}
      onLoad={() => undefined}
      onBroken={() => undefined}
      onPull={onPull}
    />,
  )
  return { onPull, surface: container.firstElementChild ?? container }
}

it('is pulled by as much as its pointer has moved', () => {
  const { onPull, surface } = stage()
  fireEvent.pointerMove(surface, { pointerId: 1, clientX: 5, clientY: 5 })
  expect(onPull).not.toHaveBeenCalled()
  fireEvent.pointerDown(surface, { pointerId: 1, button: 0, clientX: 10, clientY: 20 })
  fireEvent.pointerMove(surface, { pointerId: 1, clientX: 13, clientY: 16 })
  fireEvent.pointerMove(surface, { pointerId: 1, clientX: 14, clientY: 16 })
  expect(onPull.mock.calls).toEqual([[{ x: 3, y: -4 }], [{ x: 1, y: 0 }]])
})

it('minds one finger, until it lets go', () => {
  const { onPull, surface } = stage()
  fireEvent.pointerDown(surface, { pointerId: 1, button: 0, clientX: 10, clientY: 20 })
  fireEvent.pointerDown(surface, { pointerId: 2, button: 0, clientX: 90, clientY: 90 })
  fireEvent.pointerMove(surface, { pointerId: 2, clientX: 80, clientY: 90 })
  fireEvent.pointerUp(surface, { pointerId: 1 })
  fireEvent.pointerMove(surface, { pointerId: 1, clientX: 40, clientY: 40 })
  expect(onPull).not.toHaveBeenCalled()
})
