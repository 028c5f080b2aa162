/* eslint-disable owner/radix, @nx/enforce-module-boundaries -- the version of the host */
import { Close, Content, Overlay, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'

// Radix has no other way to pass a nonce to its styles.
Object.assign(globalThis, {
  __webpack_nonce__: document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce,
})

export function HostDialog({ children }: { children: ReactNode }) {
  return (
    <Root>
      <Trigger>Open the checkout</Trigger>
      <Portal>
        <Overlay className="host-overlay" />
        <Content className="host-dialog" aria-describedby={undefined}>
          <Title>Checkout</Title>
          <label>
            Remark <input name="remark" />
          </label>
          {children}
          <Close>Leave the checkout</Close>
        </Content>
      </Portal>
    </Root>
  )
}
