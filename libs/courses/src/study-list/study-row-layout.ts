import { Cover, media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** A quiet row of the study center: cover, facts, progress and an action beside each other. */
export const StudyRowRoot = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token('space-3')} ${token('space-4')};
  margin-inline: calc(-1 * ${token('space-3')});
  padding: ${token('space-4')} ${token('space-3')};
  border-radius: ${token('radius-lg')};
  &:has(h2 > a:hover) {
    background: ${token('surface-raised')};
  }
  ${media.md} {
    grid-template-columns: 144px minmax(0, 1fr) 176px 36px;
    align-items: center;
    gap: ${token('space-5')};
  }
`

/** Its image. */
export const StudyRowImage = styled(Cover)`
  border-radius: ${token('radius-md')};
`

/** The facts of a row. */
export const StudyRowBody = styled.div`
  display: grid;
  grid-column: 2 / -1;
  gap: ${token('space-1')};
  min-inline-size: 0;
  color: ${token('text-muted')};
  font: ${token('type-small')};
  ${media.md} {
    grid-column: auto;
  }
`

/** Its title, whose link covers the whole row. */
export const StudyRowTitle = styled.h2`
  display: -webkit-box;
  overflow: hidden;
  color: ${token('text')};
  font: ${token('type-label')};
  text-wrap: pretty;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  & > a {
    color: inherit;
  }
  & > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  ${media.md} {
    font: ${token('type-subheading')};
  }
`

/** What else is known of a course, on as few lines as there is room for. */
export const StudyFacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-4')};
  font-variant-numeric: tabular-nums;
  & > span {
    /* In large text a badge is wider than the row of a phone. */
    white-space: normal;
  }
`

/** Above the link that covers the row; its icon ends on the edge of the column. */
export const StudyRowAction = styled.div`
  position: relative;
  z-index: ${token('z-raised')};
  justify-self: end;
  margin-inline-end: calc(-1 * ${token('space-2')});
`

/** Rows under each other, parted by lines. */
export const StudyRows = styled.ul`
  & > li + li {
    border-block-start: 1px solid ${token('border')};
  }
`
