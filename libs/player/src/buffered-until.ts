/** Second up to which the recording is loaded without a gap from where it is. */
export function bufferedUntil({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index += 1) {
    const end = buffered.end(index)
    if (buffered.start(index) <= currentTime && currentTime <= end) return end
  }
  return currentTime
}
