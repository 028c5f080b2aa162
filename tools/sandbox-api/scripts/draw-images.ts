/** Draws every image of the school into `public/images/`; run with tsx, needs chromium and ffmpeg. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CourseDraft, CoverText } from '../content/course-draft'
import { courseDrafts } from '../content/courses'
import { imageCount } from '../content/users'
import { drawAvatar } from './images/avatars'
import { drawCover } from './images/cover'
import { figures } from './images/figures'
import { drawDefaultAvatar, drawLogo, drawPlayerThumb, icons } from './images/marks'
import { rasterize } from './images/rasterize'
import { drawSlides } from './images/slides'

const images = fileURLToPath(new URL('../public/images/', import.meta.url))

function write(name: string, svg: string) {
  const file = `${images}${name}.svg`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, svg)
}

function hasCover(draft: CourseDraft): draft is CourseDraft & { cover: CoverText } {
  return draft.cover !== null
}

for (const draft of courseDrafts.filter(hasCover)) write(`covers/${draft.slug}`, drawCover(draft))
for (const [name, draw] of Object.entries(figures)) write(`figures/${name}`, draw())
for (const [name, svg] of Object.entries(drawSlides())) write(`slides/${name}`, svg)
for (const [name, svg] of Object.entries(icons)) write(name, svg)
for (let number = 1; number <= imageCount; number += 1) {
  write(`avatars/${String(number).padStart(2, '0')}`, drawAvatar(number))
}
// One logo serves the light and the dark theme, so its letters are readable on both.
const logo = drawLogo('#2f86d8')
write('logo', logo)
write('logo-white', drawLogo('#ffffff'))

rasterize({ svg: logo, width: 600, height: 176, file: `${images}logo.png` })
rasterize({ svg: drawPlayerThumb(), width: 1280, height: 720, file: `${images}player-thumb.png` })
rasterize({
  svg: drawDefaultAvatar(),
  width: 200,
  height: 200,
  file: `${images}default_avatar.jpg`,
})
