/** Style lines that make a control big enough for a finger. */
export const touchTarget = '@media (pointer: coarse) { min-width: 44px; min-height: 44px; }'
