/** Settings of a site that forces no step after login. */
export const nothingForced = { forcesMobileBinding: false, forcesFaceCheck: false }

/** Settings of a site that forces both. */
export const allForced = { forcesMobileBinding: true, forcesFaceCheck: true }
