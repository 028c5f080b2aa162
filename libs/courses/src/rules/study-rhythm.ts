/** Study time of a learner on one day and one device. */
export interface StudyDay {
  /** Local date of the device, such as `2026-11-28`. */
  date: string
  seconds: number
  /** Goal of that day, in minutes. A later change of the goal does not affect it. */
  goal: number
}

/** A day of this week. */
export interface RhythmDay extends StudyDay {
  isReached: boolean
  /** From 0, Sunday. */
  weekday: number
}

export interface RhythmSummary {
  today: RhythmDay
  /** This week, from Monday to Sunday. Days after today have no time. */
  week: readonly RhythmDay[]
  /** Number of days in a row on which the goal was reached. Today counts as soon as it is reached. */
  streak: number
}

/** Goal until the learner chooses one, in minutes per day. */
export const defaultGoal = 20

const secondsPerDay = 86_400

/** Returns a stored day, or null if it is invalid. */
export function readStudyDay(stored: unknown): StudyDay | null {
  const entries = new Map<string, unknown>(Object.entries(stored ?? {}))
  const [date, seconds, goal] = ['date', 'seconds', 'goal'].map((name) => entries.get(name))
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date)) return null
  if (typeof seconds !== 'number' || !(seconds >= 0)) return null
  if (typeof goal !== 'number' || !(goal > 0)) return null
  return { date, seconds: Math.min(seconds, secondsPerDay), goal }
}

/** Local date of a time, in the time zone of the device. */
export function localDate(time: Date): string {
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** Calendar dates are counted in UTC, where each day has 24 hours. */
function shiftDate(date: string, days: number): string {
  return new Date(Date.parse(date) + days * secondsPerDay * 1000).toISOString().slice(0, 10)
}

/**
 * Summarizes the days of a learner. Ignores days after today, which exist if the clock was set back.
 *
 * @param today local date
 * @param goal current goal, in minutes
 */
export function studyRhythm(days: Iterable<StudyDay>, today: string, goal: number): RhythmSummary {
  const known = new Map([...days].map((day) => [day.date, day]))
  function dayAt(ago: number): RhythmDay {
    const date = shiftDate(today, -ago)
    const recorded = ago < 0 ? undefined : known.get(date)
    const day = { ...(recorded ?? { date, seconds: 0, goal }), ...(ago === 0 && { goal }) }
    const weekday = new Date(date).getUTCDay()
    return { ...day, weekday, isReached: day.seconds >= day.goal * 60 }
  }
  const first = dayAt(0).isReached ? 0 : 1
  let streak = 0
  while (dayAt(first + streak).isReached) streak += 1
  const sinceMonday = (dayAt(0).weekday + 6) % 7
  const week = [0, 1, 2, 3, 4, 5, 6].map((index) => dayAt(sinceMonday - index))
  return { today: dayAt(0), week, streak }
}
