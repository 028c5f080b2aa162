const defaults = {
  vip: true,
  live: false,
  book: false,
  topic: false,
  paper: false,
  practice: false,
  mockPaper: false,
  wrongBook: false,
  wenda: false,
  share: false,
  codeExchanger: false,
  snapshort: false,
  ke: false,
  promoCode: false,
  daySignIn: false,
  credit1Mall: false,
  tuangou: false,
  miaosha: false,
  cert: false,
}

/** A function of the site that can be switched on or off. */
export type FeatureName = keyof typeof defaults

/** Which functions of the site are on. */
export type FeatureFlags = Readonly<Record<FeatureName, boolean>>

/** VIP alone is on. */
export const defaultFeatureFlags: FeatureFlags = defaults

/** What was read of a page-level setting. */
export interface FeatureReading {
  flags: FeatureFlags
  /** Names that no function has; worth a line in the log. */
  unknown: string[]
  /** Known names whose value is neither `true` nor `false`; their default stays. */
  invalid: FeatureName[]
}

/**
 * Reads the page-level setting of the functions, e.g. `{ live: true, vip: false }`.
 *
 * @param pageSetting foreign data; anything but an object changes nothing
 */
export function readFeatureFlags(pageSetting: unknown): FeatureReading {
  const flags: Record<FeatureName, boolean> = { ...defaults }
  const unknown: string[] = []
  const invalid: FeatureName[] = []
  if (typeof pageSetting !== 'object' || pageSetting === null) return { flags, unknown, invalid }
  for (const [name, value] of Object.entries(pageSetting)) {
    if (!isFeatureName(name)) unknown.push(name)
    else if (typeof value === 'boolean') flags[name] = value
    else invalid.push(name)
  }
  return { flags, unknown, invalid }
}

function isFeatureName(name: string): name is FeatureName {
  return Object.hasOwn(defaults, name)
}
