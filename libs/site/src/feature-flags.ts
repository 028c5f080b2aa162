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

/** Name of a feature that can be switched on or off. */
export type FeatureName = keyof typeof defaults

/** Whether each feature is on. */
export type FeatureFlags = Readonly<Record<FeatureName, boolean>>

/** Only VIP is on. */
export const defaultFeatureFlags: FeatureFlags = defaults

/** Result of {@link readFeatureFlags}. */
export interface FeatureFlagsResult {
  flags: FeatureFlags
  /** Names that no feature has, worth logging. */
  unknown: string[]
  /** Features whose value is not a boolean; they keep their defaults. */
  invalid: FeatureName[]
}

/**
 * Reads the page-level feature flags, such as `{ live: true, vip: false }`.
 *
 * @param pageSetting untrusted value; anything but an object is ignored
 */
export function readFeatureFlags(pageSetting: unknown): FeatureFlagsResult {
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
