// Texts of a locked lesson, which load with it.
export const lockedForSale = '购买课程后可看这一节'
export const lockedForVips = '开通会员后可看这一节'
export const lockedForBoth = '购买课程或开通会员后可看这一节'
export const lockedForClaim = '免费领取后可看这一节'
export const lockedClosed = '这一节还没有开放'
export const backToCourse = '查看课程'
export const trial = '免费试看'
