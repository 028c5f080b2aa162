// Every sentence of this library.
// Each is an export of its own, so that a page brings only the sentences that it says.

export const skipToContent = '跳到主要内容'
export const mainNavigation = '主导航'
export const openMenu = '打开菜单'
export const closeMenu = '关闭菜单'
export const openSearch = '打开搜索'
export const closeSearch = '关闭搜索'
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
export const memberCentre = '用户中心'
export const myMessages = '我的消息'
export const unread = '有未读消息'
export const logout = '安全退出'
export const announcement = '公告'
export const closeAnnouncement = '关闭公告'
export const backToTop = '返回顶部'
export const friendlyLinks = '友情链接'
export const userProtocol = '用户协议'
export const privacyPolicy = '隐私政策'
export const about = '关于我们'
export const copyright = (year: number, siteName: string) => `© ${year} ${siteName}`.trim()
export const theme = { system: '主题：跟随系统', light: '主题：浅色', dark: '主题：深色' }
export const moreContrast = '高对比度'
