import { use, type ReactElement } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { Link } from '../link/link'
import * as messages from '../messages'
import { UiMessages } from '../ui-locale-provider/ui-locale-provider'
import { token } from '../theme/token'
import { media, plainList, touchTarget } from '../theme/mixins'
import { StepLink } from './step-link'

/**
 * Page numbers to show: the first, the last, and the current one with its neighbors. `null` is a gap. A gap
 * never hides only one page.
 */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (n) => n === 1 || n === pageCount || Math.abs(n - page) <= 1,
  )
  return shown.flatMap((n, index) => {
    const previous = shown[index - 1] ?? n - 1
    const missing = n - previous - 1
    if (missing === 0) return [n]
    return missing === 1 ? [n - 1, n] : [null, n]
  })
}

export interface PaginationProps {
  /** Current page, from 1. */
  page: number
  /** Number of pages. */
  pageCount: number
  /** Returns the URL of a page, from 1 on. */
  hrefFor: (page: number) => string
  /** Class of the root element. */
  className?: string
}

const narrow = media.below.sm

const Row = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  color: ${token('text-muted')};
  font-variant-numeric: tabular-nums;
`

const Numbers = styled.ol`
  ${plainList}
  display: flex;
  gap: ${token('space-1')};
  ${narrow} {
    display: none;
  }
`

const Compact = styled.span`
  display: none;
  padding-inline: ${token('space-3')};
  font: ${token('type-small')};
  ${narrow} {
    display: inline;
  }
`

const PageLink = styled(Link)`
  display: inline-grid;
  box-sizing: border-box;
  place-items: center;
  min-inline-size: 36px;
  min-block-size: 36px;
  padding-inline: ${token('space-1')};
  border: 1px solid transparent;
  border-radius: ${token('radius-control')};
  color: inherit;
  text-decoration: none;
  &:hover {
    background: ${token('hover')};
    color: ${token('text')};
    text-decoration: none;
  }
  &:active {
    background: ${token('pressed')};
  }
  &[aria-current] {
    background: ${token('selected')};
    color: ${token('on-selected')};
    font-weight: ${token('weight-strong')};
  }
  @media (forced-colors: active) {
    &[aria-current] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  ${touchTarget}
`

const Gap = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: 24px;
  block-size: 100%;
`

/** Links to the pages of a list. Renders nothing if there is only one page. */
export function Pagination({
  page,
  pageCount,
  hrefFor,
  className,
}: PaginationProps): ReactElement | null {
  const {
    pagination = messages.pagination,
    previousPage = messages.previousPage,
    nextPage = messages.nextPage,
    pageOf = messages.pageOf,
  } = use(UiMessages)
  if (pageCount <= 1) return null
  const previous = page > 1 ? hrefFor(Math.min(page, pageCount + 1) - 1) : null
  const next = page < pageCount ? hrefFor(page + 1) : null
  return (
    <Row className={className} aria-label={pagination}>
      <StepLink href={previous} rel="prev" label={previousPage}>
        <ChevronLeft size={18} aria-hidden />
      </StepLink>
      <Numbers role="list">
        {pageNumbers(page, pageCount).map((n, index) => (
          <li key={n ?? `gap ${index}`}>
            {n === null ? (
              <Gap aria-hidden>⋯</Gap>
            ) : (
              <PageLink href={hrefFor(n)} aria-current={n === page ? 'page' : undefined}>
                {n}
              </PageLink>
            )}
          </li>
        ))}
      </Numbers>
      <Compact>{pageOf(page, pageCount)}</Compact>
      <StepLink href={next} rel="next" label={nextPage}>
        <ChevronRight size={18} aria-hidden />
      </StepLink>
    </Row>
  )
}
