import { Cover, media, ruledFade, ruledPaper, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { fullBleed } from '../../core/page/full-bleed'

/**
 * Layout of the course page. From 1024 px the cover and the purchase card are beside the tabs. On narrower
 * windows the cover is first and the card is between header and tabs. A band as wide as the window, with a line in the
 * ink of the subject, is behind the rows before the card.
 */
export const CourseLayout = styled.div<{ $ink: string }>`
  display: grid;
  grid-template: 'trail' auto 'cover' auto 'header' auto 'card' auto 'body' auto / minmax(0, 1fr);
  gap: ${token('space-5')};
  isolation: isolate;
  &::before,
  &::after {
    grid-area: 1 / 1 / 4 / -1;
    z-index: -1;
    content: '';
  }
  &::after {
    font: ${token('type-cover')};
    ${fullBleed(ruledPaper('left', '2em'), '0px')}
    ${ruledFade}
  }
  &::before {
    ${(p) => fullBleed(`linear-gradient(to top, ${p.$ink} 2px, ${token('surface-sunken')} 0)`)}
  }
  ${media.md} {
    grid-template: 'trail trail' auto 'cover header' auto 'card card' auto 'body body' auto / 5fr 6fr;
    gap: ${token('space-6')};
    &::before,
    &::after {
      grid-row-end: 3;
    }
  }
  ${media.lg} {
    grid-template:
      'trail trail' auto 'header side' auto 'body side' 1fr
      / minmax(0, 820px) clamp(22rem, 30vw - 2rem, 30rem);
    column-gap: ${token('space-9')};
    justify-content: space-between;
  }
`

export const TrailArea = styled.div`
  grid-area: trail;
  min-inline-size: 0;
  padding-block-start: ${token('space-5')};
`

export const HeaderArea = styled.div`
  grid-area: header;
  min-inline-size: 0;
  padding-block-end: ${token('space-6')};
  ${media.lg} {
    min-block-size: 17.5rem;
    padding-block-end: ${token('space-8')};
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

/** First on phones. The cover is the same for everyone; its link to a trial appears once the access is known. */
export const CoverArea = styled.div`
  grid-area: cover;
  & > [data-until-known] {
    visibility: inherit;
    &::after {
      content: none;
    }
    & a {
      visibility: hidden;
    }
  }
  ${media.md} {
    padding-block-end: ${token('space-6')};
  }
  ${media.lg} {
    grid-area: auto;
    padding: 0;
  }
`

export const CourseCover = styled(Cover)`
  border-radius: ${token('radius-lg')};
`

/** Sticky where it is beside the tabs. */
export const CardArea = styled.div`
  grid-area: card;
  min-inline-size: 0;
  ${media.lg} {
    grid-area: auto;
    align-self: start;
    position: sticky;
    inset-block-start: calc(${token('header-height')} + ${token('space-4')});
  }
  /* A sticky card taller than the window could not be scrolled to its end. */
  @media (max-height: 640px) {
    position: static;
  }
`

/** The list of tabs stays at the top of the window, in place of the site header. */
export const BodyArea = styled.div`
  grid-area: body;
  min-inline-size: 0;
  @media (min-height: 481px) {
    [role='tablist'] {
      position: sticky;
      inset-block-start: 0;
      z-index: ${token('z-raised')};
      background: ${token('surface')};
    }
  }
`
