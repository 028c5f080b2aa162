import type { ReactElement } from 'react'
import { IconButton, token } from '@shuyuan/ui'
import { ArrowUp } from 'lucide-react'
import { styled } from 'styled-components'
import { useMessages } from '../layout-locale-provider/use-messages'
import { pageMessages } from '../messages'
import { focusMain } from '../skip-link/skip-link'
import { useScrolledPast } from './use-scrolled-past'

const threshold = 2000

const Root = styled(IconButton)`
  position: fixed;
  inset: auto max(${token('space-4')}, env(safe-area-inset-right))
    calc(max(${token('space-6')}, env(safe-area-inset-bottom)) + var(--sy-bottom-bar-height, 0px))
    auto;
  z-index: ${token('z-header')};
  inline-size: ${token('control-lg')};
  block-size: ${token('control-lg')};
  border-color: ${token('border')};
  background: ${token('surface-raised')};
  box-shadow: ${token('shadow-floating')};
  &:hover {
    background: ${token('hover')};
    color: ${token('accent-text')};
  }
  @media print {
    display: none;
  }
`

/**
 * Button that scrolls to the top, visible after scrolling 2000 px. It stays above a bar at the
 * lower edge, whose height the page sets as `--sy-bottom-bar-height`.
 */
export function BackToTop(): ReactElement | null {
  const messages = useMessages(pageMessages)
  const isShown = useScrolledPast(threshold)

  function scrollToTop() {
    const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    // Move the focus before the button disappears, so that it does not fall back to the document.
    focusMain({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: reducesMotion ? 'auto' : 'smooth' })
  }

  return isShown ? (
    <Root label={messages.backToTop} onClick={scrollToTop}>
      <ArrowUp size={22} aria-hidden />
    </Root>
  ) : null
}
