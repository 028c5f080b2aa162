import { Container, media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

const sideWidth = '360px'

/** Makes the frame of the site wider, as far as the window shows the title below the video. */
export const LessonRoot = styled(Container)`
  padding-block-end: ${token('space-8')};
  ${media.md} {
    padding-block-start: ${token('space-5')};
  }
  :root:has(&) {
    --sy-page-width: max(
      1200px,
      calc((100dvh - 18rem) * 16 / 9 + ${sideWidth} + ${token('space-6')})
    );
  }
`

/** As high as the breadcrumb while it loads. */
export const TrailPlace = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 1.75rem;
  @media (pointer: coarse) {
    min-block-size: ${token('touch-target')};
  }
`

/**
 * The outline is beside the video and its content, on a dark band as wide as the window. With `data-theater` the
 * video has the full width. The shadow of the band reaches the edges without making the page scroll sideways.
 */
export const LessonLayout = styled.div`
  /* A player that fills the window is above everything but menus and dialogs. */
  &:has([data-page-full]) {
    position: relative;
    z-index: calc(${token('z-overlay')} - 1);
  }
  display: flex;
  flex-direction: column;
  gap: ${token('space-5')};
  ${media.md} {
    margin-block-start: ${token('space-4')};
  }
  ${media.lg} {
    display: grid;
    grid-template: 'player side' auto 'main side' 1fr / minmax(0, 1fr) ${sideWidth};
    gap: ${token('space-9')} ${token('space-6')};
    padding-block-start: ${token('space-6')};
    isolation: isolate;
    &::before {
      grid-area: 1 / 1 / 2 / -1;
      z-index: -1;
      margin-block: calc(-1 * ${token('space-6')});
      background: ${token('scrim-media')};
      box-shadow: 0 0 0 100vw ${token('scrim-media')};
      clip-path: inset(0 -100vw);
      content: '';
    }
    &[data-theater='true'] {
      grid-template-areas: 'player player' 'main side';
    }
  }
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
      inline-size: min(100%, calc((100dvh - 212px) * 16 / 9));
    }
  }
`

/** Below the video. The scroll margin keeps focused elements from being covered by the sticky video. */
export const MainArea = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-4')};
  ${media.below.lg} {
    & :focus {
      scroll-margin-block-start: 56.25vw;
    }
  }
  ${media.lg} {
    grid-area: main;
  }
`

export const SideArea = styled.aside`
  ${media.lg} {
    grid-area: side;
    align-self: start;
    position: sticky;
    inset-block-start: 124px;
    min-inline-size: 0;
  }
`
