import type { StudyEntry, StudyList, StudyRow } from '@shuyuan/api'
import { splitLead } from '@shuyuan/courses'
import { useBoughtCourses } from '../../core/account/use-bought-courses'
import { useStudyPoints, type StudyPoints } from './use-study-points'

interface StudyRows {
  /** Course to continue. Not included in `rows`. */
  lead: StudyRow | null
  rows: readonly StudyEntry[]
  points: StudyPoints
}

interface Shown {
  list: StudyList
  /** Shows the course to continue first. */
  hasLead: boolean
}

/**
 * Rows of a study center list. Rows of favorites do not contain `isBought`, so it comes from the bought
 * courses.
 */
export function useStudyRows(
  { list, hasLead }: Shown,
  items: readonly StudyEntry[] = [],
): StudyRows {
  const isFavorites = list === 'favorites' && items.length > 0
  const { bought, isPending } = useBoughtCourses({ enabled: isFavorites })
  const completed = isFavorites ? items.map((row) => withPurchase(row, bought)) : items
  const { lead, rest } = hasLead ? splitLead(completed) : { lead: null, rest: completed }
  // The course to continue is requested first.
  const known = [lead, ...rest].filter(
    (row): row is StudyRow => row !== null && row.course !== null,
  )
  // Whether a row needs a request depends on whether the course was bought.
  const points = useStudyPoints(isFavorites && isPending ? [] : known)
  return { lead, rows: rest, points }
}

function withPurchase(row: StudyEntry, bought: ReadonlySet<number>): StudyEntry {
  if (row.course === null) return row
  return { ...row, isBought: row.isBought || bought.has(row.course.id) }
}
