import type { ContentMediaUrl } from '../content-shape'
import type { Sandbox } from '../sandbox'
import { absoluteUrl, absoluteHtml } from '../wire/absolute-url'

/**
 * Returns the play URLs of a medium. Cloud media have only one format, and the provider cuts them
 * for a trial. A plain URL is not cut, so the client must end the trial.
 */
export function playUrls(
  { store, publicUrl }: Sandbox,
  media: string,
  trialSeconds: number | null,
) {
  const row = store.one<{ urls: string }>('SELECT urls FROM media WHERE name = ?', media)
  const urls: ContentMediaUrl[] = row ? JSON.parse(row.urls) : []
  const playlists = urls.filter(({ format }) => format === 'm3u8')
  const playable = playlists.length > 0 ? playlists : urls
  return playable.map(({ url, ...rest }) => {
    const href = url.trimStart().startsWith('<')
      ? absoluteHtml(publicUrl, url)
      : absoluteUrl(publicUrl, url)
    const isCut = trialSeconds !== null && rest.format === 'm3u8'
    return { ...rest, url: isCut ? `${href}?trial=${trialSeconds}` : href }
  })
}
