export const commentSent = '评论已提交，审核后显示'
