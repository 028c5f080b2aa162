import { linkOptions } from '@tanstack/react-router'

/** Where a course is shown; `tab` as in `courseSearch`. */
export function courseLink(id: number, tab?: '2' | '3' | '4' | '5') {
  return linkOptions({
    to: '/courses/detail/$courseId',
    params: { courseId: String(id) },
    search: { tab },
  })
}
