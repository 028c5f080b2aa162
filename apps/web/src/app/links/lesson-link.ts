import { linkOptions } from '@tanstack/react-router'

/** Where a lesson is shown: the parameter is called `courseId`, but holds the id of the lesson. */
export function lessonLink(id: number, tab?: 'attachments') {
  return linkOptions({
    to: '/courses/video/$courseId',
    params: { courseId: String(id) },
    search: { tab },
  })
}
