import {
  AuthDialogs,
  AuthProvider,
  useAuthDialogs,
  type AuthConfig,
  type AuthDialogControls,
} from '@shuyuan/auth-dialogs'
import { useImperativeHandle, useMemo, type Ref } from 'react'
import type { LoginSlots } from './login-element'
import { slotComponents } from './slot-components'

interface ControlsProps {
  ref: Ref<AuthDialogControls>
}

function Controls({ ref }: ControlsProps) {
  const controls = useAuthDialogs()
  useImperativeHandle(ref, () => controls)
  return null
}

interface LoginRootProps extends ControlsProps {
  config: AuthConfig
  slots: LoginSlots | null
}

/** What a login element draws: the dialogs, and the way to open them from outside of React. */
export function LoginRoot({ config, slots, ref }: LoginRootProps) {
  // Other components would lose what was typed into them.
  const components = useMemo(() => slots && slotComponents(slots), [slots])
  return (
    <AuthProvider {...config} {...(components && { slots: components })}>
      <Controls ref={ref} />
      <AuthDialogs />
    </AuthProvider>
  )
}
