import { randomInt } from 'node:crypto'
import { glyphs } from './glyphs'
import type { Canvas } from './png'
import { createCanvas } from './png'

const inks = [
  [38, 70, 130],
  [130, 46, 60],
  [30, 104, 84],
  [98, 60, 130],
] as const
const noise = [158, 176, 196] as const
const paper = [244, 247, 250] as const

const dot = 4

/** Draws up to four rotated and shifted characters with lines and noise, on 120 × 48 pixels. */
export function drawCaptcha(text: string): Buffer {
  const canvas = createCanvas(120, 48, paper)
  for (let line = 0; line < 4; line += 1) drawLine(canvas)
  for (let spot = 0; spot < 150; spot += 1) canvas.paint(randomInt(120), randomInt(48), noise)
  Array.from(text).forEach((character, index) => drawCharacter(canvas, character, index))
  return canvas.toPng()
}

function drawCharacter(canvas: Canvas, character: string, index: number) {
  const rows = glyphs[character]
  const ink = inks[randomInt(inks.length)]
  if (!rows || !ink) throw new Error(`The captcha has no glyph for ${character}`)
  const angle = (randomInt(-100, 101) / 100) * 0.3
  const centerX = 17 + index * 28 + randomInt(-2, 3)
  const centerY = 24 + randomInt(-3, 4)
  const reach = 20
  // Maps each pixel back to the glyph, because the other direction would leave holes.
  for (let y = -reach; y <= reach; y += 1) {
    for (let x = -reach; x <= reach; x += 1) {
      const column = Math.floor((x * Math.cos(angle) + y * Math.sin(angle)) / dot + 2.5)
      const row = Math.floor((y * Math.cos(angle) - x * Math.sin(angle)) / dot + 3.5)
      if (rows[row]?.[column] === '#') canvas.paint(centerX + x, centerY + y, ink)
    }
  }
}

function drawLine(canvas: Canvas) {
  const start = randomInt(48)
  const end = randomInt(48)
  const bend = randomInt(-14, 15)
  for (let x = 0; x < canvas.width; x += 1) {
    const part = x / canvas.width
    const y = Math.round(start + (end - start) * part + bend * Math.sin(part * Math.PI))
    canvas.paint(x, y, noise)
    canvas.paint(x, y + 1, noise)
  }
}
