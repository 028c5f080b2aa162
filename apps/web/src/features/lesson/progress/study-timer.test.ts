import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStudyTimer } from './study-timer'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const store = () => vi.fn((_seconds: number) => Promise.resolve())
const total = (saves: ReturnType<typeof store>) =>
  saves.mock.calls.reduce((sum, [seconds]) => sum + seconds, 0)

test('counts playback, not pauses, and saves it regularly', async () => {
  const saves = store()
  const timer = createStudyTimer(saves)
  timer.setPlaying(true)
  await vi.advanceTimersByTimeAsync(39_000)
  expect(total(saves)).toBe(35)
  await vi.advanceTimersByTimeAsync(1_000)
  timer.setPlaying(false)
  expect(total(saves)).toBe(40)
  await vi.advanceTimersByTimeAsync(60_000)
  timer.setPlaying(true)
  await vi.advanceTimersByTimeAsync(5_400)
  timer.setPlaying(false)
  timer.setPlaying(true)
  await vi.advanceTimersByTimeAsync(600)
  timer.setPlaying(false)
  expect(total(saves)).toBe(46)
})

test('a clock that is set back changes nothing', async () => {
  const saves = store()
  const timer = createStudyTimer(saves)
  timer.setPlaying(true)
  vi.setSystemTime(new Date('2020-01-01'))
  await vi.advanceTimersByTimeAsync(10_000)
  timer.setPlaying(false)
  expect(total(saves)).toBe(10)
})

test('the sleep of a device does not count', async () => {
  const saves = store()
  const timer = createStudyTimer(saves)
  timer.setPlaying(true)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 8 * 3_600_000)
  await timer.save()
  expect(total(saves)).toBe(120)
})

test('seconds that cannot be stored are stored later', async () => {
  const saves = store().mockRejectedValueOnce(new Error('full'))
  const timer = createStudyTimer(saves)
  timer.setPlaying(true)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(saves).toHaveBeenLastCalledWith(5)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(saves).toHaveBeenLastCalledWith(10)
})
