import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { silenceMedia, startPlayer } from '../../test/start-player.fixture'

beforeEach(silenceMedia)

const find = (name: string) => screen.queryByRole('button', { name })

test('the button and the key of theater mode exist only if the host has one', async () => {
  const onToggle = vi.fn()
  const player = await startPlayer({ theater: { isOn: true, onToggle } })
  await userEvent.click(screen.getByRole('button', { name: '影院模式', pressed: true }))
  act(() => void fireEvent.keyDown(document.body, { key: 't' }))
  expect(onToggle).toHaveBeenCalledTimes(2)
  player.change({ theater: undefined })
  expect(find('影院模式')).toBeNull()
  expect(fireEvent.keyDown(document.body, { key: 't' })).toBe(true)
})
