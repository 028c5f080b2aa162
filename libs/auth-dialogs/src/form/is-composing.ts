/**
 * Whether a key press belongs to an input method. Safari ends the composition before the key event
 * and marks it with key code 229 only.
 */
export function isComposing(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229
}
