import type { StudyEntry, StudyRow } from '@shuyuan/api'

/** A study list split into the course to continue with and the others. */
export interface SplitList {
  /** `null` if there is no course to continue with. */
  lead: StudyRow | null
  rest: readonly StudyEntry[]
}

/** Whether all lessons of a course were completed. */
export function isFinished({ course, isWatched, learnedCount }: StudyRow): boolean {
  return isWatched && learnedCount >= course.lessonCount
}

function isUnfinished(row: StudyEntry): row is StudyRow {
  return row.course !== null && !isFinished(row)
}

const lastTime = (row: StudyRow) => row.lastLesson?.viewedAt ?? row.addedAt ?? ''

/** Separates the unfinished course learned last from the others, which keep their order. */
export function splitLead(rows: readonly StudyEntry[]): SplitList {
  const lead = rows
    .filter(isUnfinished)
    .reduce<StudyRow | null>(
      (latest, row) => (latest === null || lastTime(row) > lastTime(latest) ? row : latest),
      null,
    )
  return { lead, rest: rows.filter((row) => row !== lead) }
}
