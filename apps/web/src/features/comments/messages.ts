export const commentSent = '评论已提交，审核通过后显示'
