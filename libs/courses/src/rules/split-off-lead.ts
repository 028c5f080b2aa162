import type { StudyEntry, StudyRow } from '@shuyuan/api'

/** A list of the study center without the course to go on with. */
export interface SplitList {
  /** `null` when there is nothing to go on with. */
  lead: StudyRow | null
  rest: readonly StudyEntry[]
}

function isUnfinished(row: StudyEntry): row is StudyRow {
  return row.course !== null && !(row.isWatched && row.learnedCount >= row.course.lessonCount)
}

const lastTime = (row: StudyRow) => row.lastLesson?.viewedAt ?? row.addedAt ?? ''

/** Parts the unfinished course that was learned last from the others, which keep their order. */
export function splitOffLead(rows: readonly StudyEntry[]): SplitList {
  const lead = rows
    .filter(isUnfinished)
    .reduce<StudyRow | null>(
      (latest, row) => (latest === null || lastTime(row) > lastTime(latest) ? row : latest),
      null,
    )
  return { lead, rest: rows.filter((row) => row !== lead) }
}
