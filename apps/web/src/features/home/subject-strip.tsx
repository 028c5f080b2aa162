import type { CourseCategory } from '@shuyuan/api'
import { Link, media, Skeleton, TitleText, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useHref } from '../../core/links/use-href'
import * as messages from './messages'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6rem), 1fr));
  gap: ${token('space-2')};
  ${media.md} {
    grid-template-columns: repeat(auto-fit, minmax(7.25rem, 1fr));
    gap: ${token('space-3')};
  }
  /* Nine subjects in one row. */
  ${media.lg} {
    grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr));
  }
`

const Subject = styled(Link)`
  display: grid;
  align-items: center;
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

// Categories have numbers as keys.
const skeletons = Array.from({ length: 9 }, (_, index) => `skeleton ${index}`)

interface SubjectStripProps {
  /** `undefined` while loading. */
  categories: readonly CourseCategory[] | undefined
}

/** Links to the courses of each subject. */
export function SubjectStrip({ categories }: SubjectStripProps) {
  const href = useHref()
  return (
    <nav aria-label={messages.categories} aria-busy={!categories || undefined}>
      <List role="list">
        {categories?.map(({ id, name }) => (
          <li key={id}>
            <Subject href={href({ to: '/courses', search: { cid: id } })}>
              <TitleText>{name}</TitleText>
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
