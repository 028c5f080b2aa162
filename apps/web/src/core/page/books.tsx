import type { CourseSummary } from '@shuyuan/api'
import { splitTitle } from '@shuyuan/courses'
import { Link, media, Skeleton, TitleText, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { subjectInk } from '../site/subject-ink'

const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 11.5rem));
  align-content: center;
  justify-content: center;
  gap: ${token('space-5')};
  padding-block-end: ${token('space-8')};
  & > :first-child {
    rotate: -3deg;
  }
  & > :last-child {
    rotate: 3deg;
  }
  ${media.md} {
    padding-block: ${token('space-8')};
  }
  ${media.lg} {
    justify-content: end;
  }
`

/** Cloth above the edges of the leaves. The thread is on the right, as in old Chinese books. */
const Binding = styled(Link)<{ $cloth: string }>`
  --thread: color-mix(in srgb, ${token('surface-raised')} 60%, transparent);
  position: relative;
  display: block;
  aspect-ratio: 2 / 3;
  border-radius: ${token('radius-xs')};
  background: ${(p) => p.$cloth};
  @supports (color: color-mix(in srgb, red, blue)) {
    background:
      repeating-linear-gradient(transparent 0 18%, var(--thread) 0 calc(18% + 1px)) 100% 0 / 14%
        100% no-repeat,
      linear-gradient(var(--thread) 0 0) 86% 0 / 1px 100% no-repeat,
      color-mix(in srgb, ${(p) => p.$cloth} 42%, ${token('surface-media')});
  }
  box-shadow:
    -1px 2px 0 ${token('surface-raised')},
    -2px 3px 0 ${token('border-strong')},
    -3px 5px 0 ${token('surface-raised')},
    -4px 6px 0 ${token('border-strong')},
    ${token('shadow-floating')};
  container-type: inline-size;
  transition: translate ${token('motion-normal')};
  &:hover {
    translate: 0 -6px;
  }
  @media (forced-colors: active) {
    border: 1px solid LinkText;
  }
`

/** Paper with the name in vertical writing, so its inline axis is vertical. */
const Slip = styled.span`
  position: absolute;
  top: 6%;
  left: 9%;
  display: grid;
  align-content: center;
  min-width: 29%;
  max-width: 66%;
  height: 78%;
  overflow: hidden;
  padding: 6% 4%;
  border: 1px solid ${token('border-strong')};
  outline: 3px solid ${token('surface-raised')};
  background: ${token('surface-raised')};
  color: ${token('text')};
  font: 600 13cqw / 1.25 ${token('font-display')};
  text-align: center;
  writing-mode: vertical-rl;
`

/** The category decides the color. */
type Book = Pick<CourseSummary, 'id' | 'title' | 'category'>

interface BooksProps {
  label: string
  courses: readonly Book[]
  hrefFor: (course: Book) => string
}

/** Number of books in one row. */
export const maxBooks = 3

/** Placeholder of a row of books. */
export function BooksSkeleton() {
  return (
    <Shelf aria-hidden>
      {Array.from({ length: maxBooks }, (_, book) => (
        <li key={book}>
          <Skeleton ratio={2 / 3} />
        </li>
      ))}
    </Shelf>
  )
}

/** Courses as thread-bound books with the name on a slip. */
export function Books({ label, courses, hrefFor }: BooksProps) {
  return (
    <Shelf role="list" aria-label={label}>
      {courses.map((course) => (
        <li key={course.id}>
          <Binding
            href={hrefFor(course)}
            aria-label={course.title}
            title={course.title}
            $cloth={subjectInk(course.category?.id ?? 0)}
          >
            <Slip>
              <TitleText>{splitTitle(course.title)[0]}</TitleText>
            </Slip>
          </Binding>
        </li>
      ))}
    </Shelf>
  )
}
