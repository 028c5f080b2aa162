import { StrictMode, type ReactNode } from 'react'
import { zhCn } from '../locales/zh-cn'
import type { AuthBackend } from '../port/auth-backend'
import type { AuthConfig } from '../provider/auth-config'
import type { OpenAuthDialog } from '../provider/auth-dialog'
import { AuthDialogs } from '../provider/auth-dialogs'
import { AuthProvider } from '../provider/auth-provider'
import { createFakeBackend } from './create-fake-backend'
import { useOpenOnMount } from './use-open-on-mount'

export interface AuthHarnessProps extends Partial<Omit<AuthConfig, 'backend'>> {
  backend?: AuthBackend
  /** Name of the site if `site` has none. */
  siteName?: string
  /** Opens a dialog on mount. */
  opens?: (open: OpenAuthDialog) => void
  children?: ReactNode
}

const backend = createFakeBackend()

function Opening({ opens }: { opens: (open: OpenAuthDialog) => void }) {
  useOpenOnMount(opens)
  return null
}

/** Minimal host application under StrictMode, for stories and tests. */
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
