// Texts of a locked lesson, which load with it.
export const lockedForSale = '购买课程后可观看这节课'
export const lockedForVips = '开通会员后可观看这节课'
export const lockedForBoth = '购买课程或开通会员后可观看这节课'
export const lockedForClaim = '免费领取课程后可观看这节课'
export const lockedClosed = '这节课暂未开放'
export const backToCourse = '查看课程'
export const trial = '免费试看'
