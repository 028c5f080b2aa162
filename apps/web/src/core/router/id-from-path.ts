/** Parses a numeric ID. Returns 0, which no record has, for anything else. */
export function idFromPath(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}

/** Parser for route params. A path with an invalid ID does not match, so nothing is fetched. */
export function parseCourseId({ courseId }: { courseId: string }): { courseId: string } | false {
  return idFromPath(courseId) > 0 && { courseId }
}
