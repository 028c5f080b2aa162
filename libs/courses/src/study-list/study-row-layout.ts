import { Cover, leader, media, plainList, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** Compact row of the study center: cover, facts, progress and an action. */
export const StudyRowRoot = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token('space-3')} ${token('space-4')};
  margin-inline: calc(-1 * ${token('space-3')});
  padding: ${token('space-4')} ${token('space-3')};
  border-radius: ${token('radius-lg')};
  &:has(h3 > a:hover) {
    background: ${token('surface-raised')};
  }
  ${media.md} {
    grid-template-columns: 144px minmax(0, 1fr) 176px 36px;
    align-items: baseline;
    gap: ${token('space-5')};
    & > :first-child {
      align-self: start;
    }
  }
`

export const StudyRowImage = styled(Cover)`
  border-radius: ${token('radius-md')};
`

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

/** Title of the row, whose link covers the whole row. */
export const StudyRowTitle = styled.h3`
  color: ${token('text')};
  font: ${token('type-label')};
  & > a {
    display: -webkit-box;
    overflow: hidden;
    color: inherit;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  ${media.md} {
    ${leader}
    font: ${token('type-subheading')};
  }
`

/** Further facts about a course, wrapped as needed. */
export const StudyFacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-4')};
  font-variant-numeric: tabular-nums;
  & > span {
    /* With large text a badge is wider than the row of a phone. */
    white-space: normal;
  }
`

/** Raised above the link that covers the row. Its icon aligns with the edge of the column. */
export const StudyRowAction = styled.div`
  position: relative;
  z-index: ${token('z-raised')};
  justify-self: end;
  align-self: center;
  margin-inline-end: calc(-1 * ${token('space-2')});
`

/** List of rows, separated by lines. */
export const StudyRows = styled.ul`
  ${plainList}
  & > li + li {
    border-block-start: 1px solid ${token('border')};
  }
`
