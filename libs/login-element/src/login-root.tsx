import {
  AuthDialogs,
  AuthProvider,
  useAuthDialogs,
  type AuthConfig,
  type AuthDialogControls,
} from '@shuyuan/auth-dialogs'
import { useImperativeHandle, type Ref } from 'react'

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
