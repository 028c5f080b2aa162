import type { RefusalTexts } from './refusal-texts'

const refusals: Partial<RefusalTexts> = {
  // The server has no message for the first, and its message for the second does not say what to do.
  'account-not-made': '无法用该第三方账号注册，请用手机号登录后到用户中心绑定',
  'account-exists': '该手机号已有账号，请用手机号登录后到用户中心绑定',
}

/** Chinese texts of the dialogs, and the reference for other languages. */
export const zhCn = {
  lang: 'zh-CN',

  loginTitle: '登录',
  registerTitle: '注册',
  resetTitle: '找回密码',
  scanTitle: '微信扫码登录',
  bindTitle: '绑定手机号',
  secondFactorTitle: '安全验证',
  agreementTitle: '用户协议与隐私政策',

  mobile: '手机号',
  password: '密码',
  newPassword: '新密码',
  captcha: '图形验证码',
  mobileCode: '手机验证码',
  newPasswordHint: '6 至 16 个字符',

  passwordTab: '密码登录',
  smsTab: '短信登录',
  supportedMethods: '登录方式',
  otherLoginWays: '其他登录方式',
  login: '立即登录',
  toRegister: '新用户注册',
  toReset: '忘记密码',
  wechatLogin: '微信登录',
  qqLogin: 'QQ登录',
  register: '立即注册',
  backToLogin: '返回登录',
  reset: '重置密码',
  otherWays: '其他方式登录',
  bind: '立即绑定',
  agree: '同意',
  disagree: '不同意',
  retry: '重试',

  mobileRequired: '请输入手机号!',
  mobileTooLong: '手机号最多 20 个字符',
  bindMobileRequired: '请输入手机号码!',
  passwordRequired: '请输入密码!',
  captchaRequired: '请输入图形验证码!',
  captchaToSend: '请输入图形验证码',
  mobileCodeRequired: '请输入手机验证码!',
  newPasswordRequired: '请设置账号密码!',
  agreementRequired: '请同意《用户协议》和《隐私政策》',

  captchaImage: '图形验证码',
  captchaRefresh: '换一张',
  captchaFailed: '加载失败',
  sendSms: '获取验证码',
  secondsLeft: (seconds: number) => `${seconds} 秒`,
  smsAgain: '可以重新获取验证码',
  smsSent: (mobile: string) => `验证码已发送至 ${mobile}，请注意查收`,

  agreementBefore: '我已阅读并同意',
  agreementBetween: '和',
  userAgreement: '《用户协议》',
  privacyPolicy: '《隐私政策》',
  consentBefore: '继续使用前，请阅读并同意',
  consentAfter: '。如不同意，您将退出登录。',

  bindIntro: '为保障账号安全，请绑定手机号后继续使用。',
  scanIntro: '打开微信“扫一扫”，扫描二维码并在手机上确认登录',
  scanCode: '微信登录二维码',
  scanLoading: '正在获取二维码',
  scanExpired: '二维码已过期',
  scanSettling: '已确认，正在登录',
  scanNeedsBinding: '已确认，请绑定手机号',
  codeReady: '二维码已就绪',
  refreshCode: '刷新二维码',
  expiresIn: (minutes: number, seconds: number) =>
    minutes > 0 ? `${minutes} 分 ${seconds} 秒后过期` : `${seconds} 秒后过期`,
  networkLost: '网络连接已断开，恢复后将继续',

  faceIntro: '请使用微信“扫一扫”扫描二维码，在手机上按提示完成实名认证。完成后本页会自动继续。',
  faceCode: '实名认证二维码',
  faceHere: '正在使用手机？在本机认证',
  faceExpired: '二维码已失效，请刷新后重新扫描',
  facePassed: '实名认证成功',

  registered: '注册成功，请登录',
  passwordReset: '密码重置成功，请使用新密码登录',
  bound: '手机号绑定成功',
  qqUnavailable: 'QQ登录暂不可用，请选择其他登录方式',
  unknownFailure: '操作失败，请稍后再试',
  offline: '网络连接失败，请检查网络后重试',
  timeout: '请求超时，请稍后再试',
  rateLimited: '操作太频繁，请一分钟后再试',
  rateLimitedFor: (seconds: number) =>
    `操作太频繁，请 ${seconds < 100 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`}后再试`,
  serverFailure: '服务器暂时无法响应，请稍后再试',
  unauthorized: '请重新登录',
  credentialsWrong: '手机号或密码错误',
  mobileCodeWrong: '手机号或验证码错误',
  /** Messages by known error code. Codes without one show the server's message, which is Chinese already. */
  refusals,
  loadFailed: '登录窗口加载失败，请检查网络后重试',

  lastMobile: (masked: string) => `上次登录：${masked}`,
  close: '关闭',
  showPassword: '显示明文',
  opensNewWindow: '在新窗口打开',
  qrFailed: '二维码加载失败',
}
