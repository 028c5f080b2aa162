/** The theme a learner asked for; `system` leaves it to the device. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/** How the site looks. */
export interface Appearance {
  theme: ThemeChoice
  /** Whether there is more contrast, by choice or by the system's setting. */
  hasMoreContrast: boolean
}

/** Properties of {@link AppearanceMenu}. */
export interface AppearanceMenuProps extends Appearance {
  /** Called with what changes. */
  onChange: (change: Partial<Appearance>) => void
}
