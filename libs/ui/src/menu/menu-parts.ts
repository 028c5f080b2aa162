import { DropdownMenu } from 'radix-ui'
import { css, styled } from 'styled-components'
import { token } from '../theme/token'
import { iconSize, touchTarget } from '../theme/mixins'

export const Panel = styled(DropdownMenu.Content)`
  z-index: ${token('z-overlay')};
  min-inline-size: 168px;
  max-inline-size: min(320px, 100vw - 16px);
  max-block-size: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${token('space-2')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-md')};
  background: ${token('surface-raised')};
  box-shadow: ${token('shadow-floating')};
  animation: sy-drop ${token('motion-fast')};
  &:focus-visible {
    outline: none;
  }
`

const entryLook = css`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: ${token('control-md')};
  padding: ${token('space-1')} ${token('space-3')};
  border-radius: ${token('radius-sm')};
  color: ${token('text')};
  cursor: pointer;
  text-decoration: none;
  outline-offset: -2px;
  &[data-highlighted] {
    background: ${token('hover')};
    text-decoration: none;
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
    }
  }
  ${touchTarget}
`

export const Item = styled(DropdownMenu.Item)`
  ${entryLook}
`

/** The current choice has a check mark at its end. */
export const Choice = styled(DropdownMenu.RadioItem)`
  ${entryLook}
  justify-content: space-between;
  ${iconSize}
  &[data-state='checked'] {
    color: ${token('accent-text')};
    font-weight: ${token('weight-strong')};
  }
`

export const Line = styled(DropdownMenu.Separator)`
  block-size: 1px;
  margin: ${token('space-2')};
  background: ${token('border')};
`

export const Dot = styled.span`
  inline-size: 8px;
  block-size: 8px;
  border-radius: 50%;
  background: ${token('danger')};
  forced-color-adjust: none;
`
