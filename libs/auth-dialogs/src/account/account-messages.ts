/** Chinese texts of the account forms, in addition to those of the locale. English is built in as well. */
export const accountMessages = {
  steps: '修改手机号的步骤',
  stepOld: '验证原手机号',
  stepNew: '绑定新手机号',
  ownMobile: '手机号',
  proveIntro: '验证码将发送到您已绑定的手机号。',
  next: '下一步',
  proofExpired: '身份验证已过期，请重新验证原手机号',
  newMobileIntro: '验证通过，请输入要绑定的新手机号。之后请用新手机号登录。',
  sameMobile: '新手机号与原手机号相同',
  change: '确认修改',
  passwordIntro: '新密码将在下次登录时生效，已登录的设备不受影响。',
  passwordLength: '密码长度为 6 至 16 个字符',
  savePassword: '保存密码',
  scanIntro: '打开微信“扫一扫”，扫描二维码并在手机上确认绑定',
  scanCode: '绑定微信二维码',
  scanSettling: '已确认，正在绑定',
  scanBound: '微信绑定成功',
}

export type AccountMessages = typeof accountMessages
