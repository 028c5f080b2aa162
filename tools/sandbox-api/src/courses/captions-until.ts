/** Keeps the WebVTT cues before `seconds`, because lectures of all lengths share a file. */
export function captionsUntil(file: string, seconds: number): string {
  return file
    .split('\n\n')
    .filter((block) => {
      const [, minute, second] = /^(\d+):(\d+\.\d+) -->/.exec(block) ?? []
      return second === undefined || Number(minute) * 60 + Number(second) < seconds
    })
    .join('\n\n')
}
