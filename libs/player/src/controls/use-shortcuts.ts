import { useEffect, useRef } from 'react'
import { shortcutCommand, type ShortcutCommand, isForPlayer } from '../rules/shortcuts'

/**
 * Hears the keys that are for the player.
 *
 * @param isGlobal also while the focus is on nothing that takes keys
 * @param run does it; `false`: there was nothing to do, the key is free for others
 */
export function useShortcuts(
  player: HTMLElement | null,
  isGlobal: boolean,
  run: (command: ShortcutCommand) => boolean,
): void {
  const latest = useRef({ isGlobal, run })
  useEffect(() => {
    latest.current = { isGlobal, run }
  })

  useEffect(() => {
    if (!player) return
    const onKeyDown = (event: KeyboardEvent) => {
      const command = event.defaultPrevented ? null : shortcutCommand(event)
      const target = event.target instanceof Element ? event.target : null
      if (!command || !isForPlayer(event.key, target, player, latest.current.isGlobal)) return
      if (latest.current.run(command)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [player])
}
