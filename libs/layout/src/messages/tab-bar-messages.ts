/** Texts of the tab bar on phones. */
export const tabBarMessages = {
  tabBar: '底部导航',
  tabHome: '首页',
  tabCourses: '课程',
  tabStudy: '学习',
  tabMember: '我的',
}
