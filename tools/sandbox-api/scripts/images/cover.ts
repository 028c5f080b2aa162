import { categories } from '../../content/categories'
import type { CourseDraft, CoverText } from '../../content/course-draft'
import { businessMotif } from './motifs/business'
import { codeMotif } from './motifs/code'
import { dataMotif } from './motifs/data'
import { designMotif } from './motifs/design'
import { examMotif } from './motifs/exam'
import { humanitiesMotif } from './motifs/humanities'
import { languageMotif } from './motifs/language'
import { livingMotif } from './motifs/living'
import { mathMotif } from './motifs/math'
import type { Motif } from './motifs/motif'
import { palettes } from './palettes'
import { createRandom } from './random'
import { group, image, rect, sans, serif, tag, text } from './svg'

const width = 640
const height = 360
const margin = 44

const motifs: Record<number, Motif> = {
  1: codeMotif,
  2: dataMotif,
  3: mathMotif,
  4: languageMotif,
  5: designMotif,
  6: businessMotif,
  7: humanitiesMotif,
  8: examMotif,
  9: livingMotif,
}

/** The cover of a course: the motif of its category on the right, its short name on the left. */
export function drawCover({
  id,
  slug,
  categoryId,
  cover,
}: CourseDraft & { cover: CoverText }): string {
  const topCategory = Math.floor(categoryId / 100)
  const choices = palettes[topCategory]
  const motif = motifs[topCategory]
  if (!choices || !motif) throw new Error(`No palette or motif for category ${categoryId}`)
  const palette = choices[id % choices.length] ?? choices[0]
  const isQuiet = topCategory === 7
  return image(
    width,
    height,
    tag(
      'defs',
      {},
      tag(
        'linearGradient',
        { id: 'ground', x1: 0, y1: 0, x2: 1, y2: 1 },
        tag('stop', { 'stop-color': palette.from }),
        tag('stop', { offset: 1, 'stop-color': palette.to }),
      ),
    ),
    rect(0, 0, width, height, { fill: 'url(#ground)' }),
    motif({
      palette,
      random: createRandom(id),
      categoryId,
      slug,
      glyphs: cover.glyphs ?? cover.mark,
    }),
    group(
      { fill: palette.ink, 'font-family': isQuiet ? serif : sans },
      categoryLabel(topCategory, palette.accent),
      shortName(cover),
      text(margin + 2, 284, cover.note, { 'font-size': 21, opacity: 0.78, 'font-family': sans }),
    ),
  )
}

function categoryLabel(topCategory: number, color: string): string {
  const name = categories.find(({ id }) => id === topCategory)?.name ?? ''
  return (
    rect(margin, 48, 22, 5, { fill: color, rx: 2.5 }) +
    text(margin + 32, 57, name, { 'font-size': 18, 'font-family': sans, opacity: 0.85 })
  )
}

function shortName({ mark }: CoverText): string {
  const size = Math.min(88, 300 / emWidth(mark))
  return text(margin - 2, 178 + size * 0.42, mark, { 'font-size': size, 'font-weight': 700 })
}

/** Width of a text at size 1: a Chinese character is a square, a bold Latin letter two thirds of it. */
function emWidth(content: string): number {
  return [...content].reduce((sum, char) => sum + (char.charCodeAt(0) > 0x2e80 ? 1 : 0.68), 0)
}
