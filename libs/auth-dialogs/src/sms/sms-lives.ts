/** How long a phone waits for its next code, milliseconds. */
export const smsCooldown = 120_000

/** How long a code can be used, milliseconds. */
export const smsCodeLife = 300_000
