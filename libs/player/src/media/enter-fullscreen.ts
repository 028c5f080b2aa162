/**
 * Lets an element fill the screen; on an iPhone, where only videos can, the video alone.
 *
 * @returns whether the browser does it
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
    // Forbidden for a frame, or by the browser's settings.
  }
  return false
}
