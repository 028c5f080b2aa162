export const noneRequired = { forcesMobileBinding: false, forcesFaceCheck: false }

export const allRequired = { forcesMobileBinding: true, forcesFaceCheck: true }
