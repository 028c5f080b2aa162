/** Media rule for players whose bar has no room for labels and the volume slider. */
export const narrowBar = '@container player (max-width: 719px)'
