import type { AccountMessages } from './account-messages'

/** English texts of the account forms, in addition to those of the locale. */
export const accountMessagesEn: AccountMessages = {
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
