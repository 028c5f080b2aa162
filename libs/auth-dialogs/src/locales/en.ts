import type { AuthLocale } from './auth-locale'
import type { RefusalTexts } from '../port/auth-error'

const refusals: RefusalTexts = {
  'captcha-wrong': 'These are not the characters in the image.',
  'sms-code-wrong': 'This is not the code that we sent.',
  'credentials-wrong': 'Mobile number or password is wrong.',
  'mobile-taken': 'This mobile number has an account already.',
  'mobile-unknown': 'There is no account with this mobile number.',
  'password-invalid': 'A password has 6 to 16 characters.',
  'login-code-expired': 'This sign-in has expired. Please start again.',
  'account-not-made':
    'No account can be made from this one. Sign in with your mobile number, then link it in your profile.',
  'account-exists':
    'This mobile number has an account already. Sign in with it, then link the other one in your profile.',
}

/** English texts of the dialogs. */
export const en: AuthLocale = {
  lang: 'en',

  loginTitle: 'Sign in',
  registerTitle: 'Create your account',
  resetTitle: 'Reset your password',
  scanTitle: 'Sign in with WeChat',
  bindTitle: 'Add your mobile number',
  agreementTitle: 'User Agreement and Privacy Policy',

  mobile: 'Mobile number',
  password: 'Password',
  newPassword: 'New password',
  captcha: 'Characters in the image',
  mobileCode: 'SMS code',
  newPasswordHint: '6 to 16 characters',

  passwordTab: 'Password sign-in',
  smsTab: 'SMS sign-in',
  supportedMethods: 'Ways to sign in',
  otherLoginWays: 'Or continue with',
  login: 'Sign in',
  toRegister: 'Create an account',
  toReset: 'Forgot your password?',
  wechatLogin: 'WeChat',
  qqLogin: 'QQ',
  register: 'Create account',
  backToLogin: 'Back to sign in',
  reset: 'Reset password',
  otherWays: 'Sign in another way',
  bind: 'Add mobile number',
  agree: 'Agree',
  disagree: 'Decline',
  retry: 'Try again',

  mobileRequired: 'Enter your mobile number.',
  mobileTooLong: 'A mobile number has at most 20 characters.',
  bindMobileRequired: 'Enter your mobile number.',
  passwordRequired: 'Enter your password.',
  captchaRequired: 'Enter the characters in the image.',
  captchaToSend: 'Enter the characters in the image first.',
  mobileCodeRequired: 'Enter the code from the text message.',
  newPasswordRequired: 'Choose a password.',
  agreementRequired: 'Please agree to the User Agreement and the Privacy Policy.',

  captchaImage: 'Image of the characters to enter',
  captchaRefresh: 'New image',
  captchaFailed: 'Could not load',
  sendSms: 'Send code',
  secondsLeft: (seconds: number) => `${seconds} s`,
  smsAgain: 'You can ask for another code.',
  smsSent: (mobile: string) => `A code is on its way to ${mobile}.`,

  agreementBefore: 'I have read and agree to the ',
  agreementBetween: ' and the ',
  userAgreement: 'User Agreement',
  privacyPolicy: 'Privacy Policy',
  consentBefore: 'To go on, please read and agree to the ',
  consentAfter: '. If you decline, you will be signed out.',

  bindIntro: 'To keep your account safe, add your mobile number before you go on.',
  scanIntro: 'Open WeChat, scan the QR code and confirm on your phone',
  scanOnPhone:
    'To sign in on this phone, save a screenshot of the QR code and choose it in WeChat Scan',
  scanCode: 'QR code to sign in with WeChat',
  scanLoading: 'Getting a QR code',
  scanExpired: 'This QR code has expired',
  scanSettling: 'Confirmed, signing you in',
  scanNeedsBinding: 'Confirmed. Add your mobile number to finish.',
  codeReady: 'The QR code is ready',
  refreshCode: 'Get a new QR code',
  expiresIn: (minutes: number, seconds: number) =>
    minutes > 0 ? `Expires in ${minutes} min ${seconds} s` : `Expires in ${seconds} s`,
  networkLost: 'You are offline. This continues as soon as the connection is back.',

  faceIntro:
    'Scan the QR code with WeChat and follow the steps on your phone to verify your identity. This page goes on by itself afterward.',
  faceCode: 'QR code to verify your identity',
  faceExpired: 'This QR code is no longer valid. Get a new one and scan again.',
  faceHere: 'On your phone already? Verify on this device',
  facePassed: 'Your identity is verified',

  registered: 'Your account is ready. Sign in to start.',
  passwordReset: 'Your password is reset. Sign in with the new one.',
  bound: 'Your mobile number is added',
  qqUnavailable: 'QQ sign-in is not available at the moment. Please choose another way.',
  noLoginMethod: 'Signing in is not possible at the moment. Please try again later.',
  unknownFailure: 'Something went wrong. Please try again later.',
  offline: 'No connection. Check your network and try again.',
  timeout: 'The server took too long to answer. Please try again later.',
  rateLimited: 'Too many attempts. Please try again in a minute.',
  rateLimitedFor: (seconds: number) =>
    `Too many attempts. Please try again in ${seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`,
  retryIn: (text: string, seconds: number) => `${text} (try again in ${seconds} s)`,
  serverFailure: 'The server cannot answer at the moment. Please try again later.',
  unauthorized: 'Please sign in again.',
  credentialsWrong: refusals['credentials-wrong'],
  mobileCodeWrong: refusals['sms-code-wrong'],
  refusals,
  loadFailed: 'The sign-in window could not be loaded. Check your connection and try again.',

  lastMobile: (masked: string) => `Last signed in: ${masked}`,
  close: 'Close',
  showPassword: 'Show password',
  opensNewWindow: 'Opens in a new window',
  qrFailed: 'The QR code could not be loaded',
}
