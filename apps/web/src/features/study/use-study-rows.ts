import type { StudyEntry, StudyList, StudyRow } from '@shuyuan/api'
import { useBoughtCourses } from '../../app/orders/use-bought-courses'
import { useStudyPoints, type StudyPoints } from './use-study-points'

interface StudyRows {
  rows: readonly StudyEntry[]
  points: StudyPoints
}

/** Rows of a list of the study center. Favorites are completed from the bought courses: their rows do not say whether a course was bought. */
export function useStudyRows(list: StudyList, items: readonly StudyEntry[] = []): StudyRows {
  const isFavorites = list === 'favorites' && items.length > 0
  const { bought, isPending } = useBoughtCourses({ enabled: isFavorites })
  const rows = isFavorites ? items.map((row) => withPurchase(row, bought)) : items
  const known = rows.filter((row): row is StudyRow => row.course !== null)
  // Whether a course has to be asked depends on whether it was bought.
  return { rows, points: useStudyPoints(isFavorites && isPending ? [] : known) }
}

function withPurchase(row: StudyEntry, bought: ReadonlySet<number>): StudyEntry {
  if (row.course === null) return row
  return { ...row, isBought: row.isBought || bought.has(row.course.id) }
}
