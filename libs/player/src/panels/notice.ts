import { styled } from 'styled-components'
import { Button, token } from '@shuyuan/ui'

/** Short message at the upper edge of the video. */
export const Notice = styled.div`
  position: absolute;
  inset: ${token('space-4')} ${token('space-4')} auto;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  inline-size: fit-content;
  max-inline-size: calc(100% - 2 * ${token('space-4')});
  margin-inline: auto;
  padding: ${token('space-1')} ${token('space-4')};
  border-radius: ${token('radius-lg')};
  background: ${token('scrim-media')};
  font: ${token('type-small')};
  animation: sy-fade ${token('motion-normal')};
  &:empty {
    display: none;
  }
`

/** Button inside of a notice. */
export const NoticeButton = styled(Button)`
  min-height: 28px;
  padding-inline: ${token('space-2')};
  color: ${token('accent-on-scrim')};
  &:hover {
    background: rgb(255 255 255 / 0.18);
    color: ${token('on-scrim')};
  }
`
