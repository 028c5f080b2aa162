import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useUpNext } from './use-up-next'

const open = (lessonId: number) =>
  renderHook(({ id }) => useUpNext(id), { initialProps: { id: lessonId } })

test('a lesson that follows another plays by itself, once', () => {
  const { result, rerender } = open(1)
  expect(result.current.startsPlaying).toBe(false)
  act(() => result.current.playNext(2))
  rerender({ id: 2 })
  expect(result.current.startsPlaying).toBe(true)
  act(() => result.current.onBegun())
  rerender({ id: 1 })
  rerender({ id: 2 })
  expect(result.current.startsPlaying).toBe(false)
})

test('a lesson that was opened instead ends the waiting for the next one', () => {
  const { result, rerender } = open(1)
  act(() => result.current.playNext(2))
  rerender({ id: 3 })
  expect(result.current.startsPlaying).toBe(false)
  rerender({ id: 2 })
  expect(result.current.startsPlaying).toBe(false)
})
