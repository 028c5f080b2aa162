import type { CourseCategory } from '@shuyuan/api'
import { Link, media, Skeleton, TitleText, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useHref } from '../../core/links/use-href'
import * as messages from './messages'
import type { SchoolFigures } from '../../core/site/school-figures'

/** Three subjects per row on phones. Fills the last row, too. */
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  li {
    flex: 1 1 28%;
  }
  ${media.md} {
    gap: ${token('space-3')};
    li {
      flex-basis: 7.25rem;
    }
  }
  /* Nine subjects in one row. */
  ${media.lg} {
    li {
      flex-basis: 6rem;
    }
  }
`

const Subject = styled(Link)`
  display: grid;
  align-content: center;
  block-size: 100%;
  min-block-size: ${token('space-10')};
  padding: ${token('space-2')} ${token('space-1')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-md')};
  background: ${token('surface-raised')};
  color: ${token('text')};
  font: ${token('type-label')};
  font-family: ${token('font-display')};
  text-align: center;
  &:hover {
    border-color: ${token('border-strong')};
    background: ${token('hover')};
    text-decoration: none;
  }
`

const Count = styled.span`
  color: ${token('text-muted')};
  font: ${token('type-caption')};
`

// Categories have numbers as keys.
const skeletons = Array.from({ length: 9 }, (_, index) => `skeleton ${index}`)

interface SubjectStripProps {
  /** `undefined` while loading. */
  categories: readonly CourseCategory[] | undefined
  /** Number of courses by ID of the subject. */
  counts?: SchoolFigures['byCategory'] | undefined
}

/** Links to the courses of each subject. */
export function SubjectStrip({ categories, counts }: SubjectStripProps) {
  const href = useHref()
  return (
    <nav aria-label={messages.categories} aria-busy={!categories || undefined}>
      <List role="list">
        {categories?.map(({ id, name }) => (
          <li key={id}>
            <Subject href={href({ to: '/courses', search: { cid: id } })}>
              <TitleText>{name}</TitleText>
              {counts && <Count>{messages.courseCount(counts[id] ?? 0)}</Count>}
            </Subject>
          </li>
        )) ??
          skeletons.map((key) => (
            <li key={key}>
              <Skeleton height={64} />
            </li>
          ))}
      </List>
    </nav>
  )
}
