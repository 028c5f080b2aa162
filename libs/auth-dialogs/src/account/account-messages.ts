import { useAuthMessages } from '../provider/auth-hooks'

/** Chinese texts of the account forms, in addition to those of the locale. English is built in as well. */
export const accountMessages = {
  steps: '修改手机号的步骤',
  stepOld: '验证原手机号',
  stepNew: '绑定新手机号',
  ownMobile: '手机号',
  proveIntro: '验证码将发送到你已绑定的手机号。',
  next: '下一步',
  proofExpired: '身份验证已过期，重新验证原手机号',
  newMobileIntro: '验证通过，输入要绑定的新手机号。之后用新手机号登录。',
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

/** English texts of the account forms, in addition to those of the locale. */
const accountMessagesEn: AccountMessages = {
  steps: 'Steps to change your mobile number',
  stepOld: 'Verify your current number',
  stepNew: 'Add your new number',
  ownMobile: 'Mobile number',
  proveIntro: 'We will send a code to the mobile number of your account.',
  next: 'Next',
  proofExpired: 'The verification has expired. Please verify your current number again.',
  newMobileIntro:
    'You are verified. Enter your new mobile number; from now on you will sign in with it.',
  sameMobile: 'This is your current number.',
  change: 'Change number',
  passwordIntro:
    'The new password counts from your next sign-in. Devices that are signed in stay signed in.',
  passwordLength: 'Use 6 to 16 characters.',
  savePassword: 'Save password',
  scanIntro: 'Open WeChat, scan the QR code and confirm on your phone',
  scanCode: 'QR code to link your WeChat account',
  scanSettling: 'Confirmed, linking your account',
  scanBound: 'Your WeChat account is linked',
}

export function accountMessagesFor(lang: string): AccountMessages {
  return lang.startsWith('en') ? accountMessagesEn : accountMessages
}

/** Returns the texts of the account forms in the provider's language, with the host's overrides. */
export function useAccountMessages(given?: Partial<AccountMessages>): AccountMessages {
  return { ...accountMessagesFor(useAuthMessages().lang), ...given }
}
