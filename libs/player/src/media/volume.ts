interface Level {
  /** 0 to 1. */
  volume: number
  /** True at volume 0 as well. */
  isMuted: boolean
}

/** Sets the volume of an element. Ignored by browsers that leave the volume to the device. */
export function setVolume(video: HTMLVideoElement, volume: number, isMuted: boolean): void {
  video.volume = volume
  video.muted = isMuted
}

/**
 * Subscribes to volume changes, including those made by the browser.
 *
 * @returns the function that unsubscribes
 */
export function followVolume(
  video: HTMLVideoElement,
  onChange: (level: Level) => void,
): () => void {
  const report = () => {
    const { volume, muted } = video
    onChange({ volume, isMuted: muted || volume === 0 })
  }
  video.addEventListener('volumechange', report)
  return () => video.removeEventListener('volumechange', report)
}
