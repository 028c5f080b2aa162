/** Removes the cues of a WebVTT file that begin after a second. Lectures of several lengths share one file. */
export function captionsUntil(file: string, seconds: number): string {
  return file
    .split('\n\n')
    .filter((block) => {
      const [, minute, second] = /^(\d+):(\d+\.\d+) -->/.exec(block) ?? []
      return second === undefined || Number(minute) * 60 + Number(second) < seconds
    })
    .join('\n\n')
}
