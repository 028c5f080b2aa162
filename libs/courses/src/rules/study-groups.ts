import type { StudyEntry, StudyList, StudyRow } from '@shuyuan/api'
import { isFinished } from './split-lead'

/** Groups of a study list, in their order. `removed` are courses that were deleted. */
type StudyGroup = 'reading' | 'finished' | 'planned' | 'removed'

const order: readonly StudyGroup[] = ['reading', 'finished', 'planned', 'removed']

/** Whether any lesson of a course was opened. */
export function isBegun({
  lastLesson,
  learnedCount,
}: Pick<StudyRow, 'lastLesson' | 'learnedCount'>): boolean {
  return lastLesson !== null || learnedCount > 0
}

function groupOf(row: StudyEntry, list: StudyList): StudyGroup {
  if (row.course === null) return 'removed'
  if (isFinished(row)) return 'finished'
  return list === 'learned' || isBegun(row) ? 'reading' : 'planned'
}

/** Groups the rows of a study list, which keep their order. Leaves out empty groups. */
export function studyGroups(
  rows: readonly StudyEntry[],
  list: StudyList,
): { group: StudyGroup; rows: StudyEntry[] }[] {
  return order
    .map((group) => ({ group, rows: rows.filter((row) => groupOf(row, list) === group) }))
    .filter((one) => one.rows.length > 0)
}
