interface Level {
  /** 0 to 1. */
  volume: number
  isMuted: boolean
}

/** Sets how loud an element is; a browser that leaves that to the device ignores it. */
export function setVolume(video: HTMLVideoElement, volume: number, isMuted: boolean): void {
  video.volume = Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : 1
  video.muted = isMuted
}

/**
 * Reports a changed volume, also when the browser changed it.
 *
 * @returns ends it
 */
export function followVolume(
  video: HTMLVideoElement,
  onChange: (level: Level) => void,
): () => void {
  const report = () => onChange({ volume: video.volume, isMuted: video.muted })
  video.addEventListener('volumechange', report)
  return () => video.removeEventListener('volumechange', report)
}
