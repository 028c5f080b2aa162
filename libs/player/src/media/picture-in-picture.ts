/** Whether this browser can show the image in a window of its own. */
export function canFloat(video: HTMLVideoElement): boolean {
  return document.pictureInPictureEnabled === true && !video.disablePictureInPicture
}

/** Whether the image is in a window of its own. */
function isFloating(video: HTMLVideoElement): boolean {
  return document.pictureInPictureElement === video
}

/** Puts the image into a window of its own, or back; a refusal changes nothing. */
export async function toggleFloating(video: HTMLVideoElement): Promise<void> {
  try {
    await (isFloating(video) ? document.exitPictureInPicture() : video.requestPictureInPicture())
  } catch {
    // Browsers refuse before the first frame and without a user gesture.
  }
}

/** Brings an image back that has left the page, so that what lies over it is seen. */
export function bringBack(video: HTMLVideoElement): void {
  if (isFloating(video)) void toggleFloating(video)
  if ('webkitExitFullscreen' in video && typeof video.webkitExitFullscreen === 'function') {
    video.webkitExitFullscreen()
  }
}
