export const nothingForced = { forcesMobileBinding: false, forcesFaceCheck: false }

export const allForced = { forcesMobileBinding: true, forcesFaceCheck: true }
