/** Whether the browser supports picture-in-picture for this video. */
export function canFloat(video: HTMLVideoElement): boolean {
  return document.pictureInPictureEnabled === true && !video.disablePictureInPicture
}

function isFloating(video: HTMLVideoElement): boolean {
  return document.pictureInPictureElement === video
}

/** Enters or exits picture-in-picture. Does nothing if the browser refuses. */
export async function toggleFloating(video: HTMLVideoElement): Promise<void> {
  try {
    await (isFloating(video) ? document.exitPictureInPicture() : video.requestPictureInPicture())
  } catch {
    // Browsers refuse before the first frame and without a user gesture.
  }
}

/** Exits picture-in-picture and iPhone fullscreen, because they hide the panels over the video. */
export function returnToPage(video: HTMLVideoElement): void {
  if (isFloating(video)) void toggleFloating(video)
  if ('webkitExitFullscreen' in video && typeof video.webkitExitFullscreen === 'function') {
    video.webkitExitFullscreen()
  }
}
