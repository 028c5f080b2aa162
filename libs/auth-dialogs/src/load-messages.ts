/** Said while the dialogs' own code, and with it their other words, is not there. */
export const zhLoadMessages = {
  loadFailed: '登录窗口加载失败，请检查网络后重试',
}
