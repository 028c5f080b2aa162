import { AuthDialogs, type CodeLoginState } from '@shuyuan/auth-dialogs'
import type { DialogRequest } from './account-dialogs-context'
import { SiteAuthProvider } from './site-auth-provider'
import { useAuthRequests } from './use-auth-requests'

interface AuthLayerProps {
  request: DialogRequest | null
  onCodeLogin: (state: CodeLoginState) => void
}

function Requests(props: AuthLayerProps) {
  useAuthRequests(props)
  return null
}

/** Everything of the account dialogs that a page does not need before somebody opens one. */
export function AuthLayer(props: AuthLayerProps) {
  return (
    <SiteAuthProvider>
      <Requests {...props} />
      <AuthDialogs />
    </SiteAuthProvider>
  )
}
