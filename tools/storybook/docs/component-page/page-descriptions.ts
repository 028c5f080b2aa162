import { englishName } from '../../src/english-name'

const descriptions: Record<string, { en: string; zh: string } | undefined> = {
  Announcement: { en: 'One announcement of the school.', zh: '一条公告的全文。' },
  'Bind mobile': {
    en: 'Binds a mobile number to an account that has none, before the learner continues.',
    zh: '账号还没有手机号时，先绑定再继续。',
  },
  Course: {
    en: 'What a course teaches, its price or access, its lessons and comments.',
    zh: '一门课讲什么，价格或学习权限，目录和评论。',
  },
  'Course list': {
    en: 'All courses, filtered by category and scene.',
    zh: '全部课程，可按分类和场景筛选。',
  },
  Credit: { en: 'The points of a member and their records.', zh: '会员的积分和积分明细。' },
  Error: { en: 'The page after an error that no block caught.', zh: '整页出错时看到的页面。' },
  'Face check': {
    en: 'Verifies the identity of a member with a phone.',
    zh: '会员用手机完成实名认证。',
  },
  Home: {
    en: 'The school’s courses for visitors, and the course to continue for learners.',
    zh: '首页：访客看到学校的课程，学员看到接着学的课。',
  },
  Lesson: {
    en: 'The video of a lesson with outline, transcript, notes, comments and files.',
    zh: '一节课：视频、目录、文字稿、笔记、评论和附件。',
  },
  Login: { en: 'Sign-in on a page of its own.', zh: '单独的登录页。' },
  'Login callback': {
    en: 'Completes a sign-in after QQ or WeChat returned.',
    zh: '从 QQ 或微信返回后完成登录。',
  },
  Member: {
    en: 'Profile, security and accounts of a member.',
    zh: '会员的资料、安全和第三方账号。',
  },
  Messages: { en: 'The messages of the site to a member.', zh: '网站发给会员的消息。' },
  'Not found': { en: 'The page for an unknown URL.', zh: '网址不存在时看到的页面。' },
  Order: { en: 'Confirms a course or a plan before payment.', zh: '付款前确认课程或会员方案。' },
  'Order pay': { en: 'Waits for the payment of an order.', zh: '等待订单付款，显示二维码。' },
  'Order success': { en: 'The result of a payment.', zh: '付款之后的结果。' },
  Orders: { en: 'The orders of a member.', zh: '会员的订单列表。' },
  Search: { en: 'Courses and lessons that contain the keywords.', zh: '包含关键词的课程和课时。' },
  'Study center': {
    en: 'The courses of a learner, with the one to continue first.',
    zh: '学员的课程，接着学的排在最前。',
  },
  VIP: { en: 'Plans and contents of a membership.', zh: '会员方案和会员权益。' },
}

/** Describes a page of the site by its story title. Undefined for parts. */
export function pageDescription(title: string): { en: string; zh: string } | undefined {
  return title.startsWith('Pages ') ? descriptions[englishName(title)] : undefined
}
