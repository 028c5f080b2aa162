import {
  AuthDialogs,
  AuthProvider,
  useAuthDialogs,
  type AuthConfig,
  type AuthDialogControls,
} from '@shuyuan/auth-dialogs'
import { useImperativeHandle, useMemo, type Ref } from 'react'
import { StyleSheetManager } from 'styled-components'
import type { LoginSlots } from './login-element'
import { slotComponents } from './slot-components'
import { useExposedParts } from './use-exposed-parts'

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

/** Renders the dialogs and exposes their controls through `ref`. */
export function LoginRoot({ config, slots, ref }: LoginRootProps) {
  // New component types would remount the slots and lose their input.
  const components = useMemo(() => slots && slotComponents(slots), [slots])
  const root = config.container?.getRootNode()
  const shadow = root instanceof ShadowRoot ? root : null
  useExposedParts(shadow)
  return (
    <AuthProvider {...config} {...(components && { slots: components })}>
      <Controls ref={ref} />
      {shadow === null ? (
        <AuthDialogs />
      ) : (
        // Styles of the document do not apply in a shadow root.
        <StyleSheetManager target={shadow}>
          <AuthDialogs />
        </StyleSheetManager>
      )}
    </AuthProvider>
  )
}
