export const demoPassword = 'shuyuan123'

/** One account for each state worth trying. */
export interface DemoAccount {
  mobile: string
  nickName: string
  note: string
  isLocked?: boolean
  isFaceVerified?: boolean
  agreesToAll?: boolean
  /** Days from seeding until the VIP plan expires; negative if it has expired. */
  vipDays?: number
}

export const demoAccounts: DemoAccount[] = [
  { mobile: '13800000001', nickName: '林知夏', note: '学员：有进度、已购课程和未读消息' },
  { mobile: '13800000002', nickName: '沈嘉禾', note: '会员有效', vipDays: 300 },
  { mobile: '13800000003', nickName: '周明远', note: '会员已过期', vipDays: -30 },
  { mobile: '13800000005', nickName: '顾清和', note: '未做实名认证', isFaceVerified: false },
  { mobile: '13800000006', nickName: '许念安', note: '未同意协议', agreesToAll: false },
  { mobile: '13800000007', nickName: '叶初见', note: '新学员：什么都没买' },
  { mobile: '13800000008', nickName: '方既白', note: '已锁定，无法登录', isLocked: true },
]

/** Account without a mobile. To sign in, choose this person on the simulated consent page. */
export const thirdPartyAccount = { nickName: '云中客', mobile: '800000009', openId: 'yunzhongke' }
