import type { StudyEntry, StudyList, StudyRow } from '@shuyuan/api'
import { splitOffLead } from '@shuyuan/courses'
import { useBoughtCourses } from '../../core/orders/use-bought-courses'
import { useStudyPoints, type StudyPoints } from './use-study-points'

interface StudyRows {
  /** The course to go on with, which is not among the rows. */
  lead: StudyRow | null
  rows: readonly StudyEntry[]
  points: StudyPoints
}

interface Shown {
  list: StudyList
  /** The list begins with the course to go on with. */
  hasLead: boolean
}

/** Rows of a list of the study center. Favorites are completed from the bought courses: their rows do not say whether a course was bought. */
export function useStudyRows(
  { list, hasLead }: Shown,
  items: readonly StudyEntry[] = [],
): StudyRows {
  const isFavorites = list === 'favorites' && items.length > 0
  const { bought, isPending } = useBoughtCourses({ enabled: isFavorites })
  const completed = isFavorites ? items.map((row) => withPurchase(row, bought)) : items
  const { lead, rest } = hasLead ? splitOffLead(completed) : { lead: null, rest: completed }
  // The one to go on with is asked about first.
  const known = [lead, ...rest].filter(
    (row): row is StudyRow => row !== null && row.course !== null,
  )
  // Whether a course has to be asked depends on whether it was bought.
  const points = useStudyPoints(isFavorites && isPending ? [] : known)
  return { lead, rows: rest, points }
}

function withPurchase(row: StudyEntry, bought: ReadonlySet<number>): StudyEntry {
  if (row.course === null) return row
  return { ...row, isBought: row.isBought || bought.has(row.course.id) }
}
