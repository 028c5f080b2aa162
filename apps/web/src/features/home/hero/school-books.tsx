import { categoriesQuery, homeBlocksQuery } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import { courseLink } from '../../../core/router/page-links'
import { useHref } from '../../../core/router/use-href'
import { schoolContents } from '../../../core/site/school-contents'
import { useServices } from '../../../core/use-services'
import * as messages from '../messages'
import { useKnownCourses } from '../use-known-courses'
import { Books, BooksSkeleton, maxBooks } from '../../../core/page/books'

/** The most learned course of each of three subjects. */
export function SchoolBooks() {
  const { api } = useServices()
  const href = useHref()
  const categories = useQuery(categoriesQuery(api))
  const blocks = useQuery(homeBlocksQuery(api))
  const leading = schoolContents(categories.data ?? [], useKnownCourses())
    .flatMap(({ courses: [course] }) => course ?? [])
    .sort((a, b) => b.userCount - a.userCount)
    .slice(0, maxBooks)
  if (leading.length < maxBooks) {
    return categories.isPending || blocks.isPending ? <BooksSkeleton /> : null
  }
  return (
    <Books
      label={messages.popularCourses}
      courses={leading}
      hrefFor={({ id }) => href(courseLink(id))}
    />
  )
}
