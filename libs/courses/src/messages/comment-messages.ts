import type { CommentBarrier } from '../rules/comment-barrier'

const commentBarriers: Record<CommentBarrier, string> = {
  closed: '评论已关闭',
  'sign-in': '登录后可发表评论',
  buy: '购买课程后可发表评论',
  join: '开通会员后可发表评论',
  'buy-or-join': '购买课程或开通会员后可发表评论',
  claim: '免费领取课程后可发表评论',
}

export const commentMessages = {
  commentContent: '评论内容',
  submitComment: '发表评论',
  replyContent: (name: string) => `回复 ${name}`,
  reply: '回复',
  cancel: '取消',
  barriers: commentBarriers,
  emptyComment: '请输入评论内容',
  commentTooLong: (longest: number) => `评论内容最多${longest}个字符`,
  onlyTags: '“<”后的内容会被当作标签删除，在“<”后加一个空格',
  endsWithLessThan: '评论不能以“<”结尾',
  tooLongWithSpaces: (longest: number) => `“<”后会自动加空格，加上空格后最多${longest}个字符`,
  noComments: '暂无评论',
  noCommentsHint: '第一个留言的人，可以是你。',
  commentTotal: (total: number) => `共 ${total} 条评论`,
  replies: (name: string) => `对 ${name} 的回复`,
  deletedUser: '已注销用户',
  anonymousUser: '匿名学员',
  pending: '评论审核中，通过后显示',
  pendingMark: '审核中',
  repliedTo: (name: string) => `回复 ${name}`,
  from: (place: string) => `来自 ${place}`,
  showAllComments: '查看全部评论',
  showMoreComments: (count: number) => `查看更多 ${count} 条评论`,
  showReplies: (count: number) => `查看全部 ${count} 条回复`,
}
