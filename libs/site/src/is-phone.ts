export interface Device {
  /** `navigator.userAgent`. */
  userAgent: string
  /**
   * Width of the window in CSS pixels, which decides for tablets.
   * @default wide enough for the desktop site
   */
  width?: number
}

/** Tablets from this width in CSS pixels get the desktop site. */
const tabletWidth = 768

/** Whether a device should get the phone site: always for phones, and for narrow tablets. */
export function isPhone({ userAgent, width = tabletWidth }: Device): boolean {
  // HarmonyOS since version 5 starts with the kind of device: Phone, Tablet, PC, 2in1, TV, Car.
  const kind = /\((\w+); (?:OpenHarmony|HarmonyOS) /.exec(userAgent)?.[1]
  if (kind !== undefined && kind !== 'Phone' && kind !== 'Tablet') return false
  // Android tablets send Android without Mobile, and so do some phone browsers in tablet mode.
  const isTablet = /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)
  if (isTablet) return width < tabletWidth
  return /iPhone|iPod|Android|HarmonyOS|OpenHarmony|Windows Phone|IEMobile|BlackBerry|BB10|Opera Mini|Mobile/i.test(
    userAgent,
  )
}
