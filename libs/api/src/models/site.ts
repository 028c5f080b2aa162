/** Settings of the site, made by an administrator. */
export interface SiteConfig {
  /** From `webname`, or else `name`. */
  name: string
  /** Absolute URL, or `null`. */
  logo: string | null
  /** Public URL of the API without a trailing slash. Base of redirects and relative images. */
  url: string
  pcUrl: string
  /** `''` if there is no phone site. */
  h5Url: string
  /** ICP filing numbers, at most two. */
  filings: { number: string; link: string | null }[]
  protocols: {
    user: string | null
    privacy: string | null
    vip: string | null
    paidContent: string | null
  }
  aboutUrl: string | null
  /** Unsanitized HTML; `''` if not set. */
  coursePurchaseNotice: string
  player: {
    cover: string | null
    watermark: { enabled: boolean; size: number; color: string; opacity: number; text: string }
  }
  /** Whether learners must bind a mobile before pages that require login. */
  forcesMobileBinding: boolean
  /** Whether learners must pass a face check before pages that require login. */
  forcesFaceCheck: boolean
  socialites: { qq: boolean; wechat: boolean }
  creditReward: {
    register: number
    watchedCourse: number
    watchedLesson: number
    /** Points per yuan of the price before discounts, such as 0.1. */
    paidOrderRatio: number
  }
  enabledAddons: string[]
  /** Main navigation, if the config contains it. */
  navs?: NavItem[]
  /** Friend links, if the config contains them. */
  links?: FriendLink[]
}

/** Entry of the main navigation; there are at most two levels. */
export interface NavItem {
  id: number
  name: string
  /** Absolute HTTP(S) URL, or a path of this site. */
  url: string
  /** Opens in a new window (absolute URLs only). */
  opensNewWindow: boolean
  /** Further paths on which the entry is active. */
  activeRoutes: string[]
  children: NavItem[]
}

/** Friend link in the footer. */
export interface FriendLink {
  id: number
  name: string
  url: string
}
