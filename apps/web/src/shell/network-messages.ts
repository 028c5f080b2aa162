// Separate from the messages of the shell, because this code loads after the page.

export const networkLost = '网络已断开，恢复后会自动更新'
export const waitingForLimit = '访问太频繁，一分钟内会自动重新加载'
export const newRelease = '网站已更新，刷新或打开其他页面后生效'
