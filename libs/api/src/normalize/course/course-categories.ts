import type { CourseCategory } from '../../models/course'
import { integer, filledText } from '../../wire/scalars'
import { reader } from '../../wire/reader'
import { record } from '../../wire/record'
import { innerRows, rows } from '../../wire/rows'

const entry = { id: integer, name: filledText }

/** Reads the categories: two levels, at most 500. */
export const readCourseCategories = reader(
  rows(record({ ...entry, children: innerRows(record(entry)) }), 500),
  (wire): CourseCategory[] => wire,
)
