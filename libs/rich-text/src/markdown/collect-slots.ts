import type { Env } from 'markdown-it'
import { type Slot, slotMarkup } from '../slots/slots'

declare module 'markdown-it' {
  interface Env {
    slots?: Slot[]
  }
}

/** Starts collecting the slots of a rendering with `env`. */
export function collectSlots(env: Env): Slot[] {
  return (env.slots = [])
}

/** Replaces a formula or code by a slot and returns its placeholder. */
export function addSlot(slot: Slot, env: Env = {}): string {
  const collected = env.slots ?? collectSlots(env)
  collected.push(slot)
  return slotMarkup(collected.length - 1, slot)
}
