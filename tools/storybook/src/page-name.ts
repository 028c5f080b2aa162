/** Returns the last parts of a sidebar path, which name a page: `player 播放器 / Limits 限制`. */
export const pageName = (path: string) => path.split('/').slice(-2).join(' / ')
