import { styled } from 'styled-components'
import { token } from '@shuyuan/ui'

/** 16:9 frame of the video and its overlays. Dark in both themes. */
export const PlayerFrame = styled.div`
  container: player / inline-size;
  position: relative;
  overflow: hidden;
  isolation: isolate;
  inline-size: 100%;
  min-block-size: 100%;
  max-block-size: 100%;
  aspect-ratio: inherit;
  border-radius: inherit;
  background: black;
  color: ${token('on-scrim')};
  & > video,
  & > iframe {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100%;
    max-block-size: none;
    border: 0;
    object-fit: contain;
  }
  & > video::cue {
    background: var(--caption-background);
    color: var(--caption-color);
    font-size: var(--caption-size);
    text-shadow: 0 0 3px black;
  }
  & > video::-webkit-media-text-track-container {
    transition: translate ${token('motion-normal')};
  }
  &:has([data-bar='shown']) > video::-webkit-media-text-track-container {
    translate: 0 -76px;
    @container player (max-width: 560px) {
      translate: 0 -96px;
    }
  }
`
