import { expect, test, vi } from 'vitest'
import { localDate, readStudyDay, studyRhythm, type StudyDay } from './study-rhythm'

const day = (date: string, minutes: number, goal = 20): StudyDay => ({
  date,
  seconds: minutes * 60,
  goal,
})

test('reads stored days, and ignores other values', () => {
  expect(readStudyDay(day('2026-11-28', 5))).toEqual(day('2026-11-28', 5))
  expect(readStudyDay({ ...day('2026-11-28', 0), seconds: 1e9 })?.seconds).toBe(86_400)
  for (const stored of [
    null,
    'x',
    {},
    { ...day('2026-11-28', 1), seconds: NaN },
    { ...day('2026-11-28', 1), seconds: -1 },
    { ...day('2026-11-28', 1), goal: 0 },
    day('28.11.2026', 1),
  ]) {
    expect(readStudyDay(stored)).toBeNull()
  }
})

test('the week begins on Monday, and has days without a record', () => {
  const { week, today } = studyRhythm([day('2026-11-26', 25)], '2026-11-28', 20)
  expect(week.map(({ date }) => date.slice(8))).toEqual(['23', '24', '25', '26', '27', '28', '29'])
  expect(week.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 0])
  expect(week.filter(({ isReached }) => isReached).map(({ date }) => date)).toEqual(['2026-11-26'])
  expect(today.seconds).toBe(0)
  expect(studyRhythm([], '2026-11-29', 20).week[6]?.date).toBe('2026-11-29')
  expect(studyRhythm([], '2026-11-30', 20).week[0]?.date).toBe('2026-11-30')
})

test('a streak waits for today, and ends after a missed day', () => {
  const days = [day('2026-11-25', 20), day('2026-11-26', 20), day('2026-11-27', 30)]
  expect(studyRhythm(days, '2026-11-28', 20).streak).toBe(3)
  expect(studyRhythm([...days, day('2026-11-28', 19)], '2026-11-28', 20).streak).toBe(3)
  expect(studyRhythm([...days, day('2026-11-28', 20)], '2026-11-28', 20).streak).toBe(4)
  expect(studyRhythm(days, '2026-11-29', 20).streak).toBe(0)
  expect(studyRhythm([], '2026-11-28', 20).streak).toBe(0)
})

test('a new goal counts from today on', () => {
  const days = [day('2026-11-27', 10, 10), day('2026-11-28', 15, 10)]
  expect(studyRhythm(days, '2026-11-28', 10).streak).toBe(2)
  const raised = studyRhythm(days, '2026-11-28', 30)
  expect(raised.streak).toBe(1)
  expect(raised.today).toMatchObject({ goal: 30, isReached: false })
})

test('a clock that is set back hides the days after today', () => {
  const days = [day('2026-11-27', 20), day('2026-11-28', 20), day('2026-11-29', 600)]
  const rhythm = studyRhythm(days, '2026-11-28', 20)
  expect(rhythm.streak).toBe(2)
  expect(rhythm.week.at(-1)).toMatchObject({ date: '2026-11-29', seconds: 0 })
  expect(studyRhythm(days, '2026-11-27', 20).streak).toBe(1)
})

test('dates continue over months, leap days and the change to summer time', () => {
  const leap = ['2028-02-28', '2028-02-29', '2028-03-01'].map((date) => day(date, 20))
  expect(studyRhythm(leap, '2028-03-01', 20).streak).toBe(3)
  const spring = ['2026-03-28', '2026-03-29', '2026-03-30'].map((date) => day(date, 20))
  expect(studyRhythm(spring, '2026-03-30', 20).streak).toBe(3)
})

test.each([
  ['Asia/Shanghai', '2026-11-29'],
  ['America/New_York', '2026-11-28'],
  ['Pacific/Apia', '2026-11-29'],
])('a day begins at midnight of the device in %s', (zone, date) => {
  vi.stubEnv('TZ', zone)
  expect(localDate(new Date('2026-11-28T16:30:00Z'))).toBe(date)
  vi.unstubAllEnvs()
})
