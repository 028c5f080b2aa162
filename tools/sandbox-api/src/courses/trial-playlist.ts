/**
 * Limits an HLS playlist to a number of seconds. In a master playlist, each URL gets the limit. In a
 * media playlist, only segments that start before the limit remain.
 */
export function trialPlaylist(playlist: string, seconds: number): string {
  return playlist.includes('#EXT-X-STREAM-INF')
    ? limitQualities(playlist, seconds)
    : limitSegments(playlist, seconds)
}

function limitQualities(playlist: string, seconds: number): string {
  return playlist
    .split('\n')
    .map((line) => (line === '' || line.startsWith('#') ? line : `${line.trim()}?trial=${seconds}`))
    .join('\n')
}

function limitSegments(playlist: string, seconds: number): string {
  const kept: string[] = []
  let position = 0
  for (const line of playlist.split('\n')) {
    const duration = /^#EXTINF:([\d.]+)/.exec(line)?.[1]
    if (duration !== undefined && position >= seconds) break
    if (duration !== undefined) position += Number(duration)
    if (line.trim() !== '#EXT-X-ENDLIST') kept.push(line)
  }
  return `${kept.join('\n').trimEnd()}\n#EXT-X-ENDLIST\n`
}
