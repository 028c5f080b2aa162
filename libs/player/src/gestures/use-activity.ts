import { useEffect, useState } from 'react'
import { tapGap } from '../rules/input/tap-series'

/** How long the controls remain visible after the last activity, in ms. */
const idleDelay = 3_000

/** Focus that the keyboard set, and an open menu, keep the controls visible. */
const inUse = ':focus-visible, [aria-haspopup][aria-expanded="true"]'

/**
 * `waking` follows a touch on the hidden controls. They are visible, but don't receive touches before a double tap would
 * be over.
 */
export type Activity = 'active' | 'idle' | 'waking'

/**
 * Follows the activity on the player. A touch shows the controls only when it is over, so that it never reaches a
 * control that the learner did not see.
 *
 * @param isWatching pass false to get `active` at all times
 */
export function useActivity(player: HTMLElement | null, isWatching: boolean): Activity {
  const [activity, setActivity] = useState<Activity>('active')

  useEffect(() => {
    if (!player || !isWatching) return
    let current: Activity = 'active'
    let isTouch = false
    let timer: ReturnType<typeof setTimeout>

    function become(next: Activity) {
      current = next
      setActivity(next)
      clearTimeout(timer)
      if (next === 'waking') timer = setTimeout(() => become('active'), tapGap)
      if (next === 'active') timer = setTimeout(sleep, idleDelay)
    }
    function sleep() {
      become(player?.querySelector(`[data-bar] :is(${inUse})`) ? 'active' : 'idle')
    }
    const wake = (event: Event) => {
      // Not every browser dispatches a click as a pointer event.
      if (event.type !== 'click') isTouch = 'pointerType' in event && event.pointerType !== 'mouse'
      if (current === 'active' || !isTouch) become('active')
      else if (event.type === 'click') become('waking')
    }
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') sleep()
    }

    become('active')
    const events = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin']
    for (const name of events) player.addEventListener(name, wake)
    player.addEventListener('pointerleave', leave)
    return () => {
      clearTimeout(timer)
      for (const name of events) player.removeEventListener(name, wake)
      player.removeEventListener('pointerleave', leave)
      setActivity('active')
    }
  }, [player, isWatching])

  return activity
}
