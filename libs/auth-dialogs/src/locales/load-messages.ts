/**
 * Said when nothing of the dialogs could be fetched, their language included. Every other sentence is
 * part of a locale.
 */
export const loadFailed = {
  zh: '登录窗口加载失败，请检查网络后重试',
  en: 'The sign-in window could not be loaded. Check your connection and try again.',
}
