// Every sentence of this library.
// Separate exports, so that a page loads only the messages that it uses.

export const skipToContent = '跳到主要内容'
export const mainNavigation = '主导航'
export const openMenu = '打开菜单'
export const closeMenu = '关闭菜单'
export const openSearch = '打开搜索'
export const closeSearch = '关闭搜索'
export const moreEntries = '更多'
export const subMenuOf = (name: string) => `${name}子菜单`
export const searchLabel = '关键字'
export const searchPlaceholder = '搜索课程'
export const search = '搜索'
export const vip = 'VIP会员'
export const home = '首页'
export const study = '我的学习'
export const login = '登录'
export const register = '注册'
export const accountMenu = '用户菜单'
export const accountFailed = '账号加载失败'
export const retry = '重试'
export const memberCenter = '用户中心'
export const myMessages = '我的消息'
export const unread = '有未读消息'
export const signOut = '安全退出'
export const announcement = '公告'
export const closeAnnouncement = '关闭公告'
export const backToTop = '返回顶部'
export const friendlyLinks = '友情链接'
export const userProtocol = '用户协议'
export const privacyPolicy = '隐私政策'
export const about = '关于我们'
export const copyright = (year: number, siteName: string) => `© ${year} ${siteName}`.trim()
export const theme = '主题'
export const themes = { system: '跟随系统', light: '浅色', dark: '深色' }
export const themeIs = (name: string) => `主题：${name}`
export const moreContrast = '高对比度'
