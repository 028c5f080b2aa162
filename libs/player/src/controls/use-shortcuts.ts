import { useEffect, useEffectEvent } from 'react'
import { shortcutCommand, type ShortcutCommand, isForPlayer } from '../rules/shortcuts'

/**
 * Listens for the player's keyboard shortcuts.
 *
 * @param isGlobal true to listen in the whole page, unless the focused element uses keys itself
 * @param run runs a command. If it returns false, the browser handles the key
 */
export function useShortcuts(
  player: HTMLElement | null,
  isGlobal: boolean,
  run: (command: ShortcutCommand) => boolean,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const command = event.defaultPrevented ? null : shortcutCommand(event)
    const target = event.target instanceof Element ? event.target : null
    if (!player || !command || !isForPlayer(event.key, target, player, isGlobal)) return
    if (run(command)) event.preventDefault()
  })

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
