import { StrictMode, type ReactNode } from 'react'
import { zhCn } from '../locales/zh-cn'
import type { AuthBackend } from '../port/auth-backend'
import type { AuthConfig } from '../provider/auth-config'
import type { OpenAuthDialog } from '../provider/auth-dialog'
import { AuthDialogs } from '../provider/auth-dialogs'
import { AuthProvider } from '../provider/auth-provider'
import { createFakeBackend } from './create-fake-backend'
import { useOpenOnMount } from './use-open-on-mount'

/** Props of {@link AuthHarness}. */
export interface AuthHarnessProps extends Partial<Omit<AuthConfig, 'backend'>> {
  backend?: AuthBackend
  /** Name of the site, where `site` has none. */
  siteName?: string
  /** Opens a dialog at the start. */
  opens?: (open: OpenAuthDialog) => void
  children?: ReactNode
}

const backend = createFakeBackend()

function Opening({ opens }: { opens: (open: OpenAuthDialog) => void }) {
  useOpenOnMount(opens)
  return null
}

/** A host application in small, under StrictMode: what the stories show and the tests drive. */
export function AuthHarness({ opens, children, siteName, site, ...config }: AuthHarnessProps) {
  return (
    <StrictMode>
      <AuthProvider
        backend={backend}
        locale={zhCn}
        onSignedIn={() => undefined}
        site={siteName === undefined ? site : { name: siteName, ...site }}
        {...config}
      >
        {children}
        {opens && <Opening opens={opens} />}
        <AuthDialogs />
      </AuthProvider>
    </StrictMode>
  )
}
