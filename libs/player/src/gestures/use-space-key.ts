import { useRef } from 'react'
import { slideStep } from '../rules/input/boost-rate'
import type { ShortcutCommand } from '../rules/input/shortcuts'
import type { Boost } from './use-boost'

/** Handlers of the space bar. */
export interface SpaceKey {
  onDown: () => void
  onUp: () => void
  /** Changes the speed of the boost if an arrow key is pressed during it. Returns false otherwise. */
  slide: (command: ShortcutCommand) => boolean
}

/** The space bar plays on press and pauses on release. A longer press plays faster until the release. */
export function useSpaceKey(boost: Boost, isPlaying: boolean, toggle: () => void): SpaceKey {
  const press = useRef({ wasPlaying: false, distance: 0 })
  return {
    onDown() {
      press.current = { wasPlaying: isPlaying, distance: 0 }
      if (!isPlaying) toggle()
      boost.press()
    },
    onUp() {
      if (!boost.release() && press.current.wasPlaying) toggle()
    },
    slide(command) {
      if (boost.rate === null || command.kind !== 'seek-by') return false
      press.current.distance += Math.sign(command.seconds) * slideStep
      boost.slide(press.current.distance)
      return true
    },
  }
}
