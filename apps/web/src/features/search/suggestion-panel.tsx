import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from './messages'

/**
 * Below the search form, while the form has the focus. Safari focuses no link on a click, so the panel takes the focus,
 * which would otherwise leave the form and hide the link.
 */
export const SuggestionPanel = styled.section.attrs({
  tabIndex: -1,
  'aria-label': messages.suggestions,
})`
  position: absolute;
  inset-block-start: calc(100% + ${token('space-2')});
  inset-inline-end: 0;
  z-index: ${token('z-raised')};
  inline-size: max(100%, min(30rem, 90vw));
  max-block-size: min(70vh, 34rem);
  padding: ${token('space-2')};
  overflow-y: auto;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  outline: none;
  background: ${token('surface-raised')};
  box-shadow: ${token('shadow-floating')};
  form:not(:focus-within) > & {
    display: none;
  }
`
