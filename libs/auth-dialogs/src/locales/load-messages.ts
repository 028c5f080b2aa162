/**
 * Shown if the dialogs cannot be loaded. Not part of a locale, because the locale may be what failed to
 * load.
 */
export const loadFailed = {
  zh: '登录窗口加载失败，请检查网络后重试',
  en: 'The sign-in window could not be loaded. Check your connection and try again.',
}
