import { useImperativeHandle, type Ref } from 'react'
import type { AuthConfig } from '../provider/auth-config'
import { AuthDialogs } from '../provider/auth-dialogs'
import { AuthProvider } from '../provider/auth-provider'
import { useAuthDialogs, type AuthDialogControls } from '../provider/use-auth-dialogs'

interface ControlsProps {
  ref: Ref<AuthDialogControls>
}

function Controls({ ref }: ControlsProps) {
  const controls = useAuthDialogs()
  useImperativeHandle(ref, () => controls)
  return null
}

/** What a login element draws: the dialogs, and the way to open them from outside of React. */
export function LoginRoot({ config, ref }: ControlsProps & { config: AuthConfig }) {
  return (
    <AuthProvider {...config}>
      <Controls ref={ref} />
      <AuthDialogs />
    </AuthProvider>
  )
}
