/**
 * Returns true if a key press belongs to an input method, which uses Enter, Escape, Tab and arrow keys itself. Safari
 * ends the composition before the key event, and marks the event only with key code 229.
 */
export function isComposing(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229
}
