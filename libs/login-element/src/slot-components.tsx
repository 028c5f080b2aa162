import type { AuthSlots } from '@shuyuan/auth-dialogs'
import type { ComponentType } from 'react'
import type { LoginSlot, LoginSlots } from './login-element'
import { useSlot } from './use-slot'

function slotComponent<Props extends object>(fill: LoginSlot<Props>): ComponentType<Props> {
  return function Slot(props) {
    return <div ref={useSlot(fill, props)} />
  }
}

/** Wraps slots that do not use React in components. */
export function slotComponents({
  header,
  footer,
  agreement,
  captcha,
  social,
}: LoginSlots): Partial<AuthSlots> {
  return {
    ...(header && { header: slotComponent(header) }),
    ...(footer && { footer: slotComponent(footer) }),
    ...(agreement && { agreement: slotComponent(agreement) }),
    ...(captcha && { captcha: slotComponent(captcha) }),
    ...(social && { social: slotComponent(social) }),
  }
}
