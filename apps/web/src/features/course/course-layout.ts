import { Cover, media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/**
 * The course and its tabs; from 1024 px on with cover and purchase card beside them, below that with the
 * cover first and the card between header and tabs.
 */
export const CourseLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  ${media.md} {
    grid-template: 'cover header' auto 'card card' auto 'body body' auto / 5fr 6fr;
    gap: ${token('space-6')};
  }
  ${media.lg} {
    grid-template: 'header side' auto 'body side' 1fr / minmax(0, 1fr) 22rem;
    column-gap: ${token('space-9')};
  }
`

/** Title and figures. */
export const HeaderArea = styled.div`
  min-inline-size: 0;
  ${media.md} {
    grid-area: header;
  }
`

/** Cover and purchase card. */
export const SideArea = styled.div`
  display: contents;
  ${media.lg} {
    grid-area: side;
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr);
    gap: ${token('space-4')};
  }
`

/** The cover; first of all on a phone. */
export const CoverArea = styled.div`
  order: -1;
  ${media.md} {
    grid-area: cover;
  }
  ${media.lg} {
    grid-area: auto;
  }
`

/** Cover of the course. */
export const CourseCover = styled(Cover)`
  border-radius: ${token('radius-lg')};
`

/** The purchase card, in view as long as the course is where it stands beside it. */
export const CardArea = styled.div`
  min-inline-size: 0;
  ${media.md} {
    grid-area: card;
  }
  ${media.lg} {
    grid-area: auto;
    align-self: start;
    position: sticky;
    /* Below the header with its navigation. */
    inset-block-start: calc(${token('header-height')} + ${token('space-10')});
  }
  /* What is higher than the window could not be read to its end. */
  @media (max-height: 640px) {
    position: static;
  }
`

/** The tabs and what they show. */
export const BodyArea = styled.div`
  min-inline-size: 0;
  ${media.md} {
    grid-area: body;
  }
`
