import type { Env } from 'markdown-it'
import type { Slot } from '../slots'
import { slotMarkup } from '../slots'

declare module 'markdown-it' {
  interface Env {
    slots?: Slot[]
  }
}

/** Starts collecting the slots of what is rendered with `env`. */
export function collectSlots(env: Env): Slot[] {
  return (env.slots = [])
}

/** Takes a formula or code out of what is rendered with `env`; returns its placeholder. */
export function takeOut(slot: Slot, env: Env = {}): string {
  const collected = env.slots ?? collectSlots(env)
  collected.push(slot)
  return slotMarkup(collected.length - 1, slot.kind)
}
