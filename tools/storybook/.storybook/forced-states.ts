const controls = ':is(a, button, input, textarea, [role=menuitem])'

/** What stands in a row of controls that a story shows in this state. */
const controlsIn = (state: string) => `[data-controls=${state}] ${controls}`

/** The pseudo classes that controls have in a story of their states (`StateMatrix` of ui). */
export const forcedStates = {
  // Nothing is pressed without a pointer on it.
  hover: [controlsIn('hover'), controlsIn('pressed')],
  active: [controlsIn('pressed')],
  focusVisible: [controlsIn('focus')],
}
