/** Site-wide settings as an administrator made them. */
export interface SiteConfig {
  /** Wire: `webname`, else `name`. */
  name: string
  /** Absolute URL, or `null`. */
  logo: string | null
  /** Public URL of the API host, no trailing slash. Base of redirects and relative images. */
  url: string
  pcUrl: string
  /** `''` when there is no phone site. */
  h5Url: string
  /** Filing numbers, zero to two. */
  filings: { number: string; link: string | null }[]
  protocols: {
    user: string | null
    privacy: string | null
    vip: string | null
    paidContent: string | null
  }
  aboutUrl: string | null
  /** Unsanitized HTML, `''` when unset. */
  coursePurchaseNotice: string
  player: {
    cover: string | null
    watermark: { enabled: boolean; size: number; color: string; opacity: number; text: string }
  }
  /** The learner must bind a mobile before login-required pages open. */
  forcesMobileBinding: boolean
  /** The learner must pass a face check before login-required pages open. */
  forcesFaceCheck: boolean
  socialites: { qq: boolean; wechat: boolean }
  creditReward: {
    register: number
    watchedCourse: number
    watchedLesson: number
    /** Points per yuan of an order's price before any discount, e.g. 0.1. */
    paidOrderRatio: number
  }
  enabledAddons: string[]
  /** The main navigation, where the config contains it. */
  navs?: NavItem[]
  /** The friendly links, where the config contains them. */
  links?: FriendLink[]
}

/** An entry of the main navigation; two levels at most. */
export interface NavItem {
  id: number
  name: string
  /** Absolute http(s) URL or path of this site. */
  url: string
  /** Opens in a new window (absolute URLs only). */
  opensNewWindow: boolean
  /** Paths that highlight the entry besides its own. */
  activeRoutes: string[]
  children: NavItem[]
}

/** A friendly link of the footer. */
export interface FriendLink {
  id: number
  name: string
  url: string
}
