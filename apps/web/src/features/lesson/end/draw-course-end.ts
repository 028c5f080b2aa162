import { splitTitle } from '@shuyuan/courses'
import type { TokenName } from '@shuyuan/ui'
import { linesOf } from './lines-of'
import * as messages from '../messages'

const size = { width: 1080, height: 1440 }
const margin = 108
const columnWidth = 72

export interface CourseEndFacts {
  school: string
  title: string
  facts: string[]
}

/**
 * Draws a finished course on a sheet of writing paper, 1080 × 1440 px, in the colors and the title font of the page.
 *
 * @returns URL of the picture, or `null` if the browser does not let pages draw
 */
export function drawCourseEnd({ school, title, facts }: CourseEndFacts): string | null {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (context === null) return null
  const style = getComputedStyle(document.documentElement)
  const valueOf = (name: TokenName) => style.getPropertyValue(`--sy-${name}`)
  const serif = valueOf('font-display')
  const write = (text: string, y: number) => context.fillText(text, margin, y)

  context.fillStyle = valueOf('surface')
  context.fillRect(0, 0, size.width, size.height)
  context.fillStyle = valueOf('border')
  for (let x = columnWidth / 2; x < size.width; x += columnWidth)
    context.fillRect(x, 0, 1, size.height)

  context.fillStyle = valueOf('text')
  context.font = `600 44px ${serif}`
  write(school, 180)
  const [name, subtitle] = splitTitle(title)
  // A long title has more lines, so they are smaller.
  const scale = Math.min(1, Math.sqrt(30 / title.length))
  let y = 420
  for (const { text, px } of [
    { text: name, px: 108 * scale },
    { text: subtitle, px: 60 * scale },
  ]) {
    context.font = `600 ${px}px ${serif}`
    const widthOf = (line: string) => context.measureText(line).width
    for (const line of linesOf(text, size.width - 2 * margin, widthOf)) {
      write(line, y)
      y += px * 1.3
    }
  }

  context.font = `600 72px ${serif}`
  write(messages.courseEnded, size.height - 300)
  context.fillStyle = valueOf('text-muted')
  context.font = `36px ${valueOf('font-body')}`
  for (const [row, fact] of facts.entries()) write(fact, size.height - 220 + row * 56)

  context.translate(size.width - margin - 120, size.height - 220)
  context.rotate(-Math.PI / 60)
  context.strokeStyle = valueOf('seal')
  context.fillStyle = valueOf('seal')
  context.lineWidth = 12
  context.strokeRect(-114, -114, 228, 228)
  context.font = `600 156px ${serif}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(messages.seal, 0, 4)
  return canvas.toDataURL()
}
