import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useUpNext } from './use-up-next'

const open = (lessonId: number) =>
  renderHook(({ id }) => useUpNext(id), { initialProps: { id: lessonId } })

test('the next lesson plays automatically, once', () => {
  const { result, rerender } = open(1)
  expect(result.current.startsPlaying).toBe(false)
  act(() => result.current.playNext(2))
  rerender({ id: 2 })
  expect(result.current.startsPlaying).toBe(true)
  act(() => result.current.onStarted())
  rerender({ id: 1 })
  rerender({ id: 2 })
  expect(result.current.startsPlaying).toBe(false)
})

test('opening another lesson cancels the autoplay', () => {
  const { result, rerender } = open(1)
  act(() => result.current.playNext(2))
  rerender({ id: 3 })
  expect(result.current.startsPlaying).toBe(false)
  rerender({ id: 2 })
  expect(result.current.startsPlaying).toBe(false)
})
