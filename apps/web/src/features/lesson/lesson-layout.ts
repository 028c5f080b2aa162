import { media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** PlayerState, what belongs to it, and the outline beside them; with `data-theatre` the video has it all. */
export const LessonLayout = styled.div`
  display: grid;
  margin-block-start: ${token('space-4')};
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  ${media.lg} {
    grid-template: 'player side' auto 'main side' 1fr / minmax(0, 1fr) 340px;
    &[data-theatre='true'] {
      grid-template-areas: 'player player' 'main side';
    }
  }
`

/** The video; in the theatre as wide as the window's height allows. */
export const PlayerArea = styled.div`
  min-inline-size: 0;
  ${media.lg} {
    grid-area: player;
    [data-theatre='true'] > & {
      justify-self: center;
      inline-size: min(100%, calc((100dvh - 132px) * 16 / 9));
    }
  }
`

/** Below the video. */
export const MainArea = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-4')};
  ${media.lg} {
    grid-area: main;
  }
`

/** The outline, with a scroll bar of its own where it stands beside the video. */
export const SideArea = styled.aside`
  min-inline-size: 0;
  ${media.lg} {
    grid-area: side;
    align-self: start;
    /* Ends with the window before anything is scrolled. */
    max-block-size: calc(100dvh - 232px);
    overflow-y: auto;
    position: sticky;
    inset-block-start: 88px;
  }
`
