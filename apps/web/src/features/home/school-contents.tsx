import { categoriesQuery } from '@shuyuan/api/query'
import { CourseLines } from '@shuyuan/courses'
import { ButtonLink, Link, media, Section, Skeleton, TitleText, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { courseLink } from '../../core/router/page-links'
import { useHref } from '../../core/router/use-href'
import { schoolContents } from '../../core/site/school-contents'
import { useSchoolFigures } from '../../core/site/school-figures'
import { useServices } from '../../core/use-services'
import * as messages from './messages'
import { useKnownCourses } from './use-known-courses'

const Root = styled(Section)`
  h2 {
    font: ${token('type-display')};
  }
`

/** Three columns at page width. */
const Columns = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${token('space-6')} ${token('space-9')};
  ${media.md} {
    row-gap: ${token('space-8')};
  }
`

const Subject = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token('space-3')};
  margin-block-end: ${token('space-2')};
  font: ${token('type-heading')};
`

const SubjectLink = styled(Link)`
  align-content: center;
  display: inline-block;
  min-block-size: ${token('touch-target')};
  color: ${token('text')};
  & > small {
    color: ${token('text-subtle')};
    font: ${token('type-small')};
  }
`

const skeletons = Array.from({ length: 9 }, (_, index) => `skeleton ${index}`)

/** All subjects of the school with their most learned courses, as a table of contents. */
export function SchoolContents() {
  const { api } = useServices()
  const href = useHref()
  const { data: categories } = useQuery(categoriesQuery(api))
  const figures = useSchoolFigures()
  const courses = useKnownCourses()
  const counts = figures?.byCategory
  return (
    <Root
      title={messages.contents}
      action={
        <ButtonLink href={href({ to: '/courses' })} variant="ghost" size="sm">
          {figures ? messages.allOf(figures.courses) : messages.seeAllCourses}
        </ButtonLink>
      }
    >
      <nav aria-label={messages.categories} aria-busy={!categories || undefined}>
        <Columns role="list">
          {categories
            ? schoolContents(categories, courses).map((subject) => (
                <li key={subject.id}>
                  <Subject>
                    <SubjectLink href={href({ to: '/courses', search: { cid: subject.id } })}>
                      <TitleText>{subject.name}</TitleText>
                      {counts && <small> {messages.courseCount(counts[subject.id] ?? 0)}</small>}
                    </SubjectLink>
                  </Subject>
                  <CourseLines
                    courses={subject.courses}
                    hrefFor={({ id }) => href(courseLink(id))}
                  />
                </li>
              ))
            : skeletons.map((key) => (
                <li key={key}>
                  <Skeleton lines={5} />
                </li>
              ))}
        </Columns>
      </nav>
    </Root>
  )
}
