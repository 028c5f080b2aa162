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
