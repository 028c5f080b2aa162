import { styled } from 'styled-components'
import { token } from '@shuyuan/ui'

const thumb = `
  inline-size: 14px;
  block-size: 14px;
  border: 0;
  border-radius: ${token('radius-full')};
  background: ${token('on-scrim')};
  box-shadow: 0 0 0 3px rgb(0 0 0 / 0.25);
`

/**
 * Native slider with a filled track. Set `backgroundSize` to the widths of the reached part, the loaded part
 * and the whole track.
 */
export const Range = styled.input`
  flex: 1;
  min-inline-size: 0;
  inline-size: 100%;
  block-size: 24px;
  margin: 0;
  padding: 0;
  border: 0;
  appearance: none;
  border-radius: ${token('radius-xs')};
  background:
    linear-gradient(${token('accent-on-scrim')} 0 0) left / 0 4px no-repeat,
    linear-gradient(rgb(255 255 255 / 0.45) 0 0) left / 0 4px no-repeat,
    linear-gradient(rgb(255 255 255 / 0.3) 0 0) left / 100% 4px no-repeat;
  cursor: pointer;
  touch-action: none;
  forced-color-adjust: none;
  &:focus-visible {
    outline-color: ${token('on-scrim')};
  }
  &:disabled {
    cursor: default;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &::-moz-range-track {
    background: none;
  }
  @media (pointer: coarse) {
    block-size: ${token('touch-target')};
  }
`
