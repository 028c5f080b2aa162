/** Texts of the header: navigation, search, logo and account area. */
export const headerMessages = {
  skipToContent: '跳到主要内容',
  mainNavigation: '主导航',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  openSearch: '打开搜索',
  closeSearch: '关闭搜索',
  moreEntries: '更多',
  subMenuOf: (name: string) => `${name}子菜单`,
  searchLabel: '关键字',
  searchPlaceholder: '搜索课程',
  search: '搜索',
  vip: 'VIP会员',
  home: '首页',
  study: '我的学习',
  appearance: '主题与对比度',
  login: '登录',
  register: '注册',
  retry: '重试',
}

export const appearanceMessages = {
  theme: '主题',
  themes: { system: '跟随系统', light: '浅色', dark: '深色' },
  moreContrast: '高对比度',
}

export const accountMessages = {
  accountMenu: '用户菜单',
  accountFailed: '账号信息加载失败',
  memberCenter: '用户中心',
  studyCenter: '学习中心',
  myOrders: '我的订单',
  myMessages: '我的消息',
  unread: '有未读消息',
  signOut: '安全退出',
}

export const footerMessages = {
  friendLinks: '友情链接',
  userProtocol: '用户协议',
  privacyPolicy: '隐私政策',
  about: '关于我们',
  copyright: (year: number, siteName: string) => `© ${year} ${siteName}`.trim(),
}

/** Texts around the content of a page. */
export const pageMessages = {
  announcement: '公告',
  closeAnnouncement: '关闭公告',
  backToTop: '返回顶部',
}

/** Texts of the tab bar on phones. */
export const tabBarMessages = {
  tabBar: '底部导航',
  tabHome: '首页',
  tabCourses: '课程',
  tabStudy: '学习',
  tabMember: '我的',
}
