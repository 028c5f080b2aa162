/**
 * Enters fullscreen with the player, or with the video alone on iPhones, which support nothing else. A video with a
 * watermark never enters it alone, because the watermark would stay behind.
 *
 * @returns false if the browser refused or does not support it
 */
export async function enterFullscreen(
  player: HTMLElement,
  video: HTMLVideoElement,
  isMarked: boolean,
): Promise<boolean> {
  const element: Partial<HTMLElement> = player
  try {
    if (element.requestFullscreen) {
      await player.requestFullscreen()
      return true
    }
    if (isMarked) return false
    if ('webkitEnterFullscreen' in video && typeof video.webkitEnterFullscreen === 'function') {
      video.webkitEnterFullscreen()
      return true
    }
  } catch {
    // The embedding page or the browser's settings forbid it.
  }
  return false
}
