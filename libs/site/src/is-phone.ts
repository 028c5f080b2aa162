/** What is known of a visitor’s device. */
export interface Device {
  /** `navigator.userAgent`. */
  userAgent: string
  /**
   * Width of the window in CSS pixels; decides for tablets.
   * @default wide enough
   */
  width?: number
}

/** Tablets of at least this width in CSS pixels are served like desktops. */
const tabletWidth = 768

/** Whether a device is to be served like a phone: phones always, tablets when they are narrow. */
export function isPhone({ userAgent, width = tabletWidth }: Device): boolean {
  // Android tablets say Android without Mobile; so do some phones’ browsers in tablet mode.
  const isTablet = /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)
  if (isTablet) return width < tabletWidth
  return /iPhone|iPod|Android|HarmonyOS|OpenHarmony|Windows Phone|IEMobile|BlackBerry|BB10|Opera Mini|Mobile/i.test(
    userAgent,
  )
}
