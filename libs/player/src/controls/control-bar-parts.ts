import { styled } from 'styled-components'
import { token } from '@shuyuan/ui'

/** Controls along the lower edge of the video. Hidden while unused, but always focusable. */
export const Bar = styled.div`
  position: absolute;
  inset: auto 0 0;
  z-index: 2;
  padding: ${token('space-7')} ${token('space-3')} ${token('space-2')};
  background: linear-gradient(transparent, rgb(0 0 0 / 0.45) 30%, rgb(0 0 0 / 0.8));
  forced-color-adjust: none;
  transition: opacity ${token('motion-normal')};
  &[inert] {
    visibility: hidden;
  }
  [data-activity='idle'] > & {
    opacity: 0;
  }
  /* What cannot be seen must not react to a touch. */
  [data-activity='idle'] > &,
  [data-activity='waking'] > & {
    pointer-events: none;
  }
  @container player (max-width: 560px) {
    padding: ${token('space-5')} ${token('space-2')} ${token('space-1')};
  }
`

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  min-inline-size: 0;
  & + & {
    gap: 0;
  }
`

/** Secondary controls. */
export const Tools = styled.div`
  display: flex;
  flex: 1;
  /* Many tools with long labels need a second row. */
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  min-inline-size: 0;
`

/** Row of the controls that have no room in the others. */
export const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
`
