import type { ComponentType } from 'react'
import type { AuthSlotProps } from '../port/auth-slot-props'

/** The parts that a host can replace by components of its own. */
export type AuthSlots = {
  [Name in keyof AuthSlotProps]: ComponentType<AuthSlotProps[Name]>
}
