import { crc32, deflateSync } from 'node:zlib'

type Color = readonly [red: number, green: number, blue: number]

/** An RGB image. Pixels drawn outside it are ignored. */
export interface Canvas {
  width: number
  height: number
  paint: (x: number, y: number, color: Color) => void
  toPng: () => Buffer
}

export function createCanvas(width: number, height: number, background: Color): Canvas {
  // Each line starts with its filter type; 0 is none.
  const lineLength = 1 + width * 3
  const lines = Buffer.alloc(height * lineLength)

  function paint(x: number, y: number, color: Color) {
    if (x < 0 || y < 0 || x >= width || y >= height) return
    lines.set(color, y * lineLength + 1 + x * 3)
  }

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) paint(x, y, background)
  }

  return {
    width,
    height,
    paint,
    toPng: () => {
      const header = Buffer.alloc(13)
      header.writeUInt32BE(width, 0)
      header.writeUInt32BE(height, 4)
      // Bit depth 8, color type 2 (RGB).
      header.set([8, 2], 8)
      return Buffer.concat([
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        chunk('IHDR', header),
        chunk('IDAT', deflateSync(lines)),
        chunk('IEND', Buffer.alloc(0)),
      ])
    },
  }
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'ascii'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
