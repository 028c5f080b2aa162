import { Cover, media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/**
 * Layout of the course page. From 1024 px the cover and the purchase card are beside the tabs. On narrower
 * windows the cover is first and the card is between header and tabs.
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

export const HeaderArea = styled.div`
  min-inline-size: 0;
  ${media.md} {
    grid-area: header;
  }
`

export const SideArea = styled.div`
  display: contents;
  ${media.lg} {
    grid-area: side;
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr);
    gap: ${token('space-4')};
  }
`

/** First on phones. */
export const CoverArea = styled.div`
  order: -1;
  ${media.md} {
    grid-area: cover;
  }
  ${media.lg} {
    grid-area: auto;
  }
`

export const CourseCover = styled(Cover)`
  border-radius: ${token('radius-lg')};
`

/** Sticky where it is beside the tabs. */
export const CardArea = styled.div`
  min-inline-size: 0;
  ${media.md} {
    grid-area: card;
  }
  ${media.lg} {
    grid-area: auto;
    align-self: start;
    position: sticky;
    /* Below the site header and its navigation. */
    inset-block-start: calc(${token('header-height')} + ${token('space-10')});
  }
  /* A sticky card taller than the window could not be scrolled to its end. */
  @media (max-height: 640px) {
    position: static;
  }
`

export const BodyArea = styled.div`
  min-inline-size: 0;
  ${media.md} {
    grid-area: body;
  }
`
