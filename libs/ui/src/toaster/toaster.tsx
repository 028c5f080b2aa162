import { useSyncExternalStore, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { media } from '../theme/mixins'
import { token } from '../theme/token'
import { toastStore, type ToastEntry } from './toast'
import { ToastItem } from './toast-item'

const Root = styled.div`
  position: fixed;
  inset: auto 0 calc(${token('space-6')} + env(safe-area-inset-bottom));
  z-index: ${token('z-toast')};
  display: grid;
  justify-items: center;
  padding-inline: ${token('space-4')};
  pointer-events: none;
  html:has([data-bottom-bar='shown']) & {
    inset-block-end: 88px;
  }
  ${media.below.md} {
    html:has([data-bottom-bar='tabs']) & {
      inset-block-end: 88px;
    }
  }
`

const none: readonly ToastEntry[] = []

/** Area at the bottom of the window where {@link toast} messages appear, one at a time. Render it once. */
export function Toaster(): ReactElement {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none)
  const entry = entries.at(-1)
  return (
    // An open dialog does not hide elements with aria-live. Each toast has its own live role.
    <Root aria-live="off" data-sy-messages="">
      {entry && <ToastItem key={entry.id} entry={entry} />}
    </Root>
  )
}
