import type { ComponentType } from 'react'
import type { AuthSlotProps } from '../port/auth-slot-props'

/** Components with which a host replaces parts of the dialogs. */
export type AuthSlots = {
  [Name in keyof AuthSlotProps]: ComponentType<AuthSlotProps[Name]>
}
