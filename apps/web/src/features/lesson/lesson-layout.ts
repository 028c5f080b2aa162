import { Container, media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { fullBleed } from '../../core/page/full-bleed'

const sideWidth = '360px'

/** Height of the site header and the bar of the lesson, with the border of the header. */
const barsHeight = '97px'

/**
 * A low site header, and a frame as wide as the video may be without leaving the window.
 */
export const LessonRoot = styled(Container)`
  padding-block-end: ${token('space-8')};
  ${media.md} {
    padding-block-start: ${token('space-4')};
  }
  ${media.lg} {
    padding-block-start: 0;
  }
  :root:has(&) {
    --sy-page-width: max(
      1200px,
      calc(
        (100dvh - ${barsHeight} - ${token('space-6')}) * 16 / 9 + ${sideWidth} + ${token('space-6')}
      )
    );
    ${media.lg} {
      --sy-header-height: 48px;
    }
  }
`

const tint = (amount: number) => `color-mix(in srgb, ${token('on-scrim')} ${amount}%, transparent)`

/** Tokens on the dark stage, the same in all themes. */
const onStage = `
  --sy-text: ${token('on-scrim')};
  --sy-text-muted: ${tint(84)};
  --sy-text-subtle: ${tint(76)};
  --sy-border: ${tint(18)};
  --sy-border-strong: ${tint(60)};
  --sy-hover: ${tint(10)};
  --sy-pressed: ${tint(18)};
  --sy-selected: ${tint(16)};
  --sy-on-selected: ${token('on-scrim')};
  --sy-surface: ${tint(8)};
  --sy-surface-raised: ${tint(8)};
  --sy-surface-sunken: ${tint(8)};
  --sy-accent-text: ${token('on-scrim')};
  --sy-success: ${token('on-scrim')};
  --sy-success-soft: ${tint(14)};
  --sy-danger: ${token('on-scrim')};
  --sy-focus: ${token('accent-on-scrim')};
  color: ${token('on-scrim')};
`

/**
 * From 1024 px on, a dark stage as wide as the window holds a bar with course and title, the video, and the outline
 * beside it; the text of the lesson is below. With `data-theater` the video has the full width.
 */
export const LessonLayout = styled.div`
  /* A player that fills the window is above everything but menus and dialogs. */
  &:has([data-page-full]) {
    position: relative;
    z-index: calc(${token('z-overlay')} - 1);
  }
  display: flex;
  flex-direction: column;
  gap: ${token('space-4')};
  ${media.lg} {
    display: grid;
    grid-template:
      'back title title' minmax(48px, auto) 'player player side' auto 'main main main' auto
      / auto minmax(0, 1fr) ${sideWidth};
    gap: 0;
    isolation: isolate;
    &::before {
      grid-area: 1 / 1 / 3 / -1;
      z-index: -1;
      margin-block-end: calc(-1 * ${token('space-6')});
      ${fullBleed(`linear-gradient(${token('surface-media')} 0 0)`)}
      content: '';
    }
    &[data-theater='true'] {
      grid-template-areas: 'back title title' 'player player player' 'main main side';
    }
  }
`

/** Link to the course, at the start of the bar. */
export const BackArea = styled.div`
  min-inline-size: 0;
  ${media.lg} {
    grid-area: back;
    align-self: center;
    max-inline-size: 30vw;
    padding-inline-end: ${token('space-4')};
    ${onStage}
    /* Only the course: its lesson is beside the link. */
    & li:not(:nth-last-child(2)) {
      display: none;
    }
    & svg {
      rotate: 180deg;
    }
  }
`

/** As high as the link to the course while it loads. */
export const BackPlace = styled.div`
  display: grid;
  align-content: center;
  min-block-size: ${token('touch-target')};
`

/**
 * In theater mode the video is as wide as the window's height allows. In narrow portrait windows it is
 * sticky below the header. On phones it has the full width.
 */
export const PlayerArea = styled.div`
  min-inline-size: 0;
  ${media.below.lg} {
    @media (orientation: portrait) and (min-height: 560px) {
      position: sticky;
      inset-block-start: 108px;
      z-index: ${token('z-raised')};
      margin-inline: calc(-1 * ${token('space-4')});
      padding: ${token('space-2')} ${token('space-4')};
      background: ${token('surface')};
    }
  }
  ${media.below.md} {
    inset-block-start: 56px;
    margin-inline: calc(-1 * ${token('space-4')});
    padding: 0;
    & > :first-child {
      border-radius: 0;
    }
  }
  ${media.lg} {
    grid-area: player;
    [data-theater='true'] > & {
      justify-self: center;
      inline-size: min(100%, calc((100dvh - ${barsHeight}) * 16 / 9));
    }
  }
`

/** In the bar. In narrow windows it is below the video. */
export const TitleArea = styled.div`
  min-inline-size: 0;
  ${media.lg} {
    grid-area: title;
    align-self: center;
    ${onStage}
  }
`

/** Below the video. The scroll margin keeps focused elements from being covered by the sticky video. */
export const MainArea = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-5')};
  ${media.below.lg} {
    & :focus {
      scroll-margin-block-start: 56.25vw;
    }
  }
  ${media.lg} {
    grid-area: main;
    padding-block-start: calc(${token('space-6')} + ${token('space-4')});
  }
`

/** The transcript, beside comments and files if there is room. */
export const Reading = styled.div`
  container-type: inline-size;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: ${token('space-8')};
    @container (min-width: 66rem) {
      &:has(> :nth-child(2)) {
        grid-template-columns: minmax(0, 1fr) 22rem;
      }
    }
  }
`

/** As high as the video, whatever it contains. In theater mode beside the text. */
export const SideArea = styled.aside`
  ${media.lg} {
    grid-area: side;
    position: relative;
    min-inline-size: 0;
    [data-theater='false'] > & {
      ${onStage}
    }
    [data-theater='true'] > & {
      align-self: start;
      position: sticky;
      inset-block-start: ${token('space-10')};
      block-size: calc(100dvh - ${token('space-11')});
      margin-block-start: calc(${token('space-6')} + ${token('space-4')});
    }
  }
`
