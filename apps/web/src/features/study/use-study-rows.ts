import type { StudyEntry, StudyList, StudyRow } from '@shuyuan/api'
import { useBoughtCourses } from '../../app/orders/use-bought-courses'
import { useStudyPoints, type StudyPoints } from './use-study-points'

interface StudyRows {
  rows: readonly StudyEntry[]
  points: StudyPoints
}

/** The rows of a list as they are shown: the server does not say of a favorite whether it was bought. */
export function useStudyRows(list: StudyList, items: readonly StudyEntry[] = []): StudyRows {
  const isLiked = list === 'liked' && items.length > 0
  const { bought, isPending } = useBoughtCourses({ enabled: isLiked })
  const rows = isLiked ? items.map((row) => withPurchase(row, bought)) : items
  const known = rows.filter((row): row is StudyRow => row.course !== null)
  // Whether a course has to be asked depends on whether it was bought.
  return { rows, points: useStudyPoints(isLiked && isPending ? [] : known) }
}

function withPurchase(row: StudyEntry, bought: ReadonlySet<number>): StudyEntry {
  if (row.course === null) return row
  return { ...row, isBought: row.isBought || bought.has(row.course.id) }
}
