import type { SiteConfig } from '@shuyuan/api'

/**
 * Configuration while the site's own is loading or failed to load. The name is empty, because any
 * name would be another school's. Documents and third-party logins are off, and nothing is forced.
 */
export const defaultSiteConfig: SiteConfig = {
  name: '',
  logo: null,
  url: '',
  pcUrl: '',
  h5Url: '',
  filings: [],
  protocols: { user: null, privacy: null, vip: null, paidContent: null },
  aboutUrl: null,
  coursePurchaseNotice: '',
  player: {
    cover: null,
    watermark: { enabled: false, size: 14, color: 'red', opacity: 1, text: '${mobile}' },
  },
  forcesMobileBinding: false,
  forcesFaceCheck: false,
  socialites: { qq: false, wechat: false },
  creditReward: { register: 0, watchedCourse: 0, watchedLesson: 0, paidOrderRatio: 0 },
  enabledAddons: [],
}
