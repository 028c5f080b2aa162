import { useEffect, useEffectEvent, useRef } from 'react'
import { shortcutCommand, type ShortcutCommand, isForPlayer } from '../rules/input/shortcuts'

/**
 * Listens for the player's keyboard shortcuts.
 *
 * @param isGlobal true to listen in the whole page, unless the focused element uses keys itself
 * @param run runs a command. If it returns false, the browser handles the key
 * @param space called when the space bar goes down and up, instead of `run`
 */
export function useShortcuts(
  player: HTMLElement | null,
  isGlobal: boolean,
  run: (command: ShortcutCommand) => boolean,
  space: { onDown: () => void; onUp: () => void },
): void {
  const isSpaceDown = useRef(false)
  const isClicked = useRef(false)

  function pressSpace(isRepeated: boolean): boolean {
    if (!isRepeated) {
      isSpaceDown.current = true
      space.onDown()
    }
    return true
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const command = event.defaultPrevented ? null : shortcutCommand(event)
    const target = event.target instanceof Element ? event.target : null
    if (event.key === 'Tab') isClicked.current = false
    if (!player || !command) return
    if (!isForPlayer(event.key, target, player, isGlobal, isClicked.current)) return
    if (event.key === ' ' ? pressSpace(event.repeat) : run(command)) event.preventDefault()
  })
  const handleKeyUp = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== ' ' || !isSpaceDown.current) return
    isSpaceDown.current = false
    // Firefox clicks a focused button now.
    event.preventDefault()
    space.onUp()
  })

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKey(event)
    const onKeyUp = (event: KeyboardEvent) => handleKeyUp(event)
    const onPointerDown = () => void (isClicked.current = true)
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('keyup', onKeyUp)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('keyup', onKeyUp)
    }
  }, [])
}
