import type { ReactElement } from 'react'
import { media, plainList, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { CourseCard } from '../course-card/course-card'
import type { CardVariant } from '../course-card/card-variants'
import { cardSubgrid } from '../course-card/card-rows'
import type { CourseGridProps } from '../course-grid/course-grid'
import { GridList } from '../course-grid/grid-list'

/**
 * Layout of a shelf: cards, one large card with rows beside it, one line, or rows. The line scrolls on narrow
 * screens and wraps on wide ones.
 */
export type ShelfLayout = 'grid' | 'lead' | 'line' | 'rows'

interface ListProps {
  $count: number
}

/** Three cards fill the same width as four. */
const Grid = styled(GridList)<ListProps>`
  ${media.md} {
    grid-template-columns: repeat(auto-fit, minmax(max(13.75rem, 22%), 1fr));
  }
`

/** Columns of a wrapped line, without a short last row where possible. */
function wrappedColumns(count: number): number {
  return [5, 4, 6].find((columns) => count % columns === 0) ?? 5
}

const List = styled.ul<ListProps>`
  ${plainList}
  display: grid;
  gap: ${token('space-2')};
  & > :has(> [data-variant='row']) {
    margin-inline: calc(-1 * ${token('space-2')});
  }
  &[data-layout='one'] {
    --cover-size: 40%;
    & h3 {
      font: ${token('type-heading')};
    }
  }
  &[data-layout='line'] {
    grid-template-rows: repeat(4, auto);
    grid-auto-columns: clamp(11rem, 21%, 17rem);
    grid-auto-flow: column;
    gap: 0 ${token('space-4')};
    /*
     * Leaves room for the shadow and focus ring of a card, which reach the screen edge on a phone.
     */
    margin: calc(-1 * ${token('space-2')}) calc(-1 * ${token('space-4')});
    padding: ${token('space-2')} ${token('space-4')};
    overflow: auto hidden;
    scroll-padding: ${token('space-4')};
    scroll-snap-type: x proximity;
    scrollbar-width: thin;
    & > li {
      ${cardSubgrid}
      scroll-snap-align: start;
    }
  }
  ${media.md} {
    &[data-layout='rows'] {
      --cover-size: 10rem;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${token('space-6')};
    }
    &[data-layout='lead'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      --cover-size: ${(p) => (p.$count > 5 ? '6.5rem' : '9rem')};
      gap: 0 ${token('space-4')};
      & > :first-child {
        grid-column: 1 / -1;
        margin-block-end: ${token('space-4')};
      }
    }
  }
  ${media.lg} {
    &[data-layout='lead'] > :first-child {
      grid-row: span ${(p) => p.$count - 1};
      grid-column: auto;
      margin-block-end: 0;
    }
    &[data-layout='line'] {
      grid-template: none / repeat(${(p) => wrappedColumns(p.$count)}, minmax(0, 1fr));
      grid-auto-flow: row;
      row-gap: 0;
      overflow: visible;
      & > li {
        margin-block-end: ${token('space-4')};
      }
    }
  }
`

function fittingLayout(layout: ShelfLayout, count: number) {
  if (count === 1) return 'one'
  if (count === 2) return 'rows'
  return count < (layout === 'line' ? 5 : 4) ? 'grid' : layout
}

function variantOf(layout: ReturnType<typeof fittingLayout>, index: number): CardVariant {
  if (layout === 'lead' && index === 0) return 'lead'
  return layout === 'grid' || layout === 'line' ? 'card' : 'row'
}

export interface CourseShelfProps extends Omit<CourseGridProps, 'emptyAction'> {
  /** Preferred layout; a fallback is used if there are too few courses. */
  layout: ShelfLayout
}

/**
 * A few selected courses. Different layouts keep several shelves on one page from looking alike.
 * Renders nothing without courses.
 */
export function CourseShelf({
  layout,
  courses,
  hrefFor,
  eagerCount = 0,
  ...card
}: CourseShelfProps): ReactElement | null {
  const count = courses.length
  if (count === 0) return null
  const fitting = fittingLayout(layout, count)
  const Root = fitting === 'grid' ? Grid : List
  return (
    <Root role="list" data-layout={fitting} $count={count}>
      {courses.map((course, index) => (
        <li key={course.id}>
          <CourseCard
            {...card}
            course={course}
            href={hrefFor(course)}
            variant={variantOf(fitting, index)}
            eager={index < eagerCount}
          />
        </li>
      ))}
    </Root>
  )
}
