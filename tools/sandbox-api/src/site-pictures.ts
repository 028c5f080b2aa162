import { readFile } from 'node:fs/promises'
import type { Context, Hono } from 'hono'
import type { Env } from './auth/route'

/** Pictures at the addresses that production has them at; ours are drawn, whatever the address ends in. */
const pictures = {
  '/images/logo.png': 'logo.svg',
  '/images/default_avatar.jpg': 'default-avatar.svg',
  '/images/player-thumb.png': 'player-thumb.svg',
}

/** The site's logo, the default avatar and the player's poster. */
export function addSitePictures(app: Hono<Env>) {
  for (const [address, file] of Object.entries(pictures)) {
    app.get(address, (c) => sendPicture(c, file))
  }
}

async function sendPicture(c: Context<Env>, file: string) {
  const picture = await readFile(new URL(`./pictures/${file}`, import.meta.url))
  return c.body(picture, 200, { 'Content-Type': 'image/svg+xml' })
}
