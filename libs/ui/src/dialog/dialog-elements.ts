import { Dialog as RadixDialog } from 'radix-ui'
import { styled } from 'styled-components'
import type { Brand } from '../theme/create-brand'
import { scopeLook } from '../theme/theme-scope'
import { media } from '../theme/mixins'
import { token } from '../theme/token'

/**
 * Darkens the page and centers the panel. It always has one pixel to scroll, because `overscroll-behavior`
 * only keeps the page behind from scrolling if the element itself can scroll.
 */
export const Mask = styled.div<{ $brand: Brand | undefined }>`
  ${scopeLook}
  position: fixed;
  inset: 0;
  z-index: ${token('z-overlay')};
  display: grid;
  place-items: center;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: none;
  padding: ${token('space-4')};
  background: ${token('scrim')};
  animation: sy-fade ${token('motion-normal')};
  &::-webkit-scrollbar {
    display: none;
  }
  &::after {
    position: absolute;
    inset-block-start: 100%;
    block-size: 1px;
    inline-size: 1px;
    content: '';
  }
  ${media.below.sm} {
    place-items: end stretch;
    padding: ${token('space-8')} 0 0;
  }
`

/**
 * Panel of the dialog. In a narrow window it is a bottom sheet. It scrolls if it is taller than the window.
 */
export const Panel = styled(RadixDialog.Content)<{ $width: number }>`
  overflow-y: auto;
  inline-size: min(100%, ${(p) => p.$width}px);
  max-block-size: calc(100dvh - 2 * ${token('space-4')});
  overscroll-behavior: contain;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface-raised')};
  box-shadow: ${token('shadow-overlay')};
  animation: sy-rise ${token('motion-normal')};
  &:focus-visible {
    outline: none;
  }
  ${media.below.sm} {
    inline-size: 100%;
    max-block-size: calc(100dvh - ${token('space-8')});
    border-width: 1px 0 0;
    border-radius: ${token('radius-lg')} ${token('radius-lg')} 0 0;
  }
`

/** Sticks to the top while the dialog scrolls. */
export const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: flex-start;
  gap: ${token('space-3')};
  padding: ${token('space-5')} ${token('space-4')} ${token('space-3')} ${token('space-6')};
  background: ${token('surface-raised')};
`

export const Title = styled(RadixDialog.Title)`
  flex: 1;
  padding-block: ${token('space-1')};
  color: inherit;
  font: ${token('type-subtitle')};
`

export const Description = styled(RadixDialog.Description)`
  padding-inline: ${token('space-6')};
  padding-block-end: ${token('space-3')};
  color: ${token('text-muted')};
`

export const Body = styled.div`
  padding: ${token('space-1')} ${token('space-6')} ${token('space-6')};
  ${media.below.sm} {
    padding-block-end: max(${token('space-6')}, env(safe-area-inset-bottom));
  }
`
