/**
 * Values of `data-auth-part`: stable names of visible parts, for styles and tests of the host. The content of
 * a dialog is `dialog`, with the name of the dialog in `data-auth-dialog`. Parts with several states have
 * `data-state`.
 */
export const authParts = [
  // Around the content
  'header',
  'site-name',
  'title',
  'close',
  'dialog',
  // Contents
  'login',
  'password-login',
  'sms-login',
  'register',
  'reset-password',
  'scan-login',
  'bind-mobile',
  'agreement',
  'face-check',
  // Texts
  'notice',
  'intro',
  'failure',
  'user-document',
  'privacy-document',
  // Fields
  'mobile',
  'password',
  'captcha',
  'captcha-image',
  'sms-code',
  'agreed',
  // Buttons
  'captcha-refresh',
  'sms-send',
  'submit',
  'agree',
  'disagree',
  // QR code: loading, ready, settling, needs-binding, expired, failed, offline …
  'ticket',
  'ticket-remaining',
  'ticket-retry',
  'ticket-refresh',
  'face-here',
  // Links
  'footer',
  'to-login',
  'to-register',
  'to-reset',
  'social',
  'social-heading',
  'social-wechat',
  'social-qq',
] as const

/** A value of `data-auth-part`. */
export type AuthPart = (typeof authParts)[number]
