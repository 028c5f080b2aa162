/**
 * Enters fullscreen with the player, or with the video alone on iPhones, which support nothing else.
 *
 * @returns false if the browser refused or does not support it
 */
export async function enterFullscreen(
  player: HTMLElement,
  video: HTMLVideoElement,
): Promise<boolean> {
  const element: Partial<HTMLElement> = player
  try {
    if (element.requestFullscreen) {
      await player.requestFullscreen()
      return true
    }
    if ('webkitEnterFullscreen' in video && typeof video.webkitEnterFullscreen === 'function') {
      video.webkitEnterFullscreen()
      return true
    }
  } catch {
    // The embedding page or the browser's settings forbid it.
  }
  return false
}
