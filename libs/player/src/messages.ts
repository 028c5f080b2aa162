import type { PlayerFailureKind } from './player-failure'

const failures: Record<PlayerFailureKind, string> = {
  'no-source': '暂无播放地址，请稍后再试',
  expired: '播放地址已失效，请重试以获取新的地址',
  'not-found': '视频文件不存在或已被移除',
  offline: '网络已断开，请检查网络后重试',
  network: '视频加载失败，请检查网络后重试',
  decode: '视频解码出错，请重试',
  unsupported: '当前浏览器无法播放此视频，或播放地址已失效',
  'refused-frame': '此内嵌视频的来源不受信任，已阻止显示',
}

/** Every sentence of this library that a person reads. */
export const messages = {
  region: '视频播放器',
  failures,
  retry: '重试',
  quality: '清晰度',
  speed: '倍速',
  current: (label: string) => `${label}（当前）`,
  noForwardSeek: '本课程不允许快进，已回到原位置',
  trialOver: '试看已结束',
  replay: '重新试看',
  playing: '正在播放',
  waiting: '视频加载中',
}
