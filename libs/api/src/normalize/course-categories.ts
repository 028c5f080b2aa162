import type { CourseCategory } from '../models/course'
import { integer } from '../wire/number'
import { reader } from '../wire/reader'
import { record } from '../wire/record'
import { innerRows, rows } from '../wire/rows'
import { filledText } from '../wire/text'

const entry = { id: integer, name: filledText }

/** Reads the categories, two levels. */
export const readCourseCategories = reader(
  rows(record({ ...entry, children: innerRows(record(entry)) })),
  (wire): CourseCategory[] => wire,
)
