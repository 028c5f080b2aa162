import type { ContentMediaAddress } from '../content-shape'
import type { Sandbox } from '../sandbox'
import { absoluteAddress, absoluteHtml } from '../wire/address'

/**
 * Where a medium plays. Cloud media give one container only and are cut for a trial; a plain address
 * is handed out whole, the client has to stop it.
 */
export function playAddresses(
  { store, publicUrl }: Sandbox,
  media: string,
  trialSeconds: number | null,
) {
  const row = store.one<{ urls: string }>('SELECT urls FROM media WHERE name = ?', media)
  const addresses: ContentMediaAddress[] = row ? JSON.parse(row.urls) : []
  const playlists = addresses.filter(({ format }) => format === 'm3u8')
  const given = playlists.length > 0 ? playlists : addresses
  return given.map(({ url, ...rest }) => {
    const address = url.trimStart().startsWith('<')
      ? absoluteHtml(publicUrl, url)
      : absoluteAddress(publicUrl, url)
    const isCut = trialSeconds !== null && rest.format === 'm3u8'
    return { ...rest, url: isCut ? `${address}?trial=${trialSeconds}` : address }
  })
}
