/* eslint-disable @nx/enforce-module-boundaries -- styled-components is installed where this app runs, not here */
import { AuthDialogs, AuthProvider } from '@shuyuan/auth-dialogs'
import { zhCn } from '@shuyuan/auth-dialogs/locales/zh-cn'
import { useCallback, useState } from 'react'
import { StyleSheetManager } from 'styled-components'
import { backend } from './backend'
import { HostPage } from './host-page'
import { LoginButton } from './login-button'
import { useAccount } from './use-account'

/** Renders the dialogs in a shadow root, so that styles of the page do not affect them. */
export function DialogsInShadow() {
  const { token, keep } = useAccount()
  const [shadow, setShadow] = useState<ShadowRoot | null>(null)
  const attach = useCallback((host: HTMLElement | null) => {
    if (host) setShadow(host.shadowRoot ?? host.attachShadow({ mode: 'open' }))
  }, [])
  return (
    <AuthProvider backend={backend} locale={zhCn} container={shadow} onSignedIn={keep}>
      <HostPage token={token} action={<LoginButton />} />
      <div ref={attach} />
      {shadow && (
        <StyleSheetManager target={shadow}>
          <AuthDialogs />
        </StyleSheetManager>
      )}
    </AuthProvider>
  )
}
