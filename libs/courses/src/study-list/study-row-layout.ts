import { Cover, media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** A row of the study center: cover, facts and actions. */
export const StudyRowRoot = styled.article`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: ${token('space-3')} ${token('space-4')};
  padding-block: ${token('space-4')};
  ${media.md} {
    grid-template-columns: 200px minmax(0, 1fr) auto;
    align-items: center;
  }
`

/** Its image. */
export const StudyRowImage = styled(Cover)`
  border-radius: ${token('radius-md')};
`

/** The facts of a row. */
export const StudyRowBody = styled.div`
  display: grid;
  gap: ${token('space-2')};
  min-inline-size: 0;
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`

/** Its title with its marks. */
export const StudyRowTitle = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  font-size: ${token('text-lg')};
  & > a {
    color: ${token('text')};
  }
  /* In large text a badge is wider than the row of a phone. */
  & > span {
    white-space: normal;
  }
  @media (pointer: coarse) {
    & > a {
      margin-block: -10px;
      padding-block: 10px;
    }
  }
`
