import type { SiteConfig } from '@shuyuan/api'

/**
 * Runs the site while its configuration is loading and when loading it failed: no name, as that would
 * be another school's, no logo, no documents, no third-party logins, nothing forced.
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
