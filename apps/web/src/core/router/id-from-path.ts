/** The numeric id of a path parameter; 0, which no record has, for anything else. */
export function idFromPath(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}

/** For the parameters of a route: a path that names no record is no page, for which nothing is asked. */
export function parseCourseId({ courseId }: { courseId: string }): { courseId: string } | false {
  return idFromPath(courseId) > 0 && { courseId }
}
