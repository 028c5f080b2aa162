import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const chromium = process.env.CHROME_PATH ?? 'chromium'

interface Raster {
  svg: string
  width: number
  height: number
  /** Ends in `.png` or `.jpg`. */
  file: string
}

/** Draws an SVG with the system's chromium (which knows the fonts) and lets ffmpeg write the file. */
export function rasterize({ svg, width, height, file }: Raster): void {
  const folder = mkdtempSync(join(tmpdir(), 'image-'))
  try {
    const page = join(folder, 'page.html')
    const shot = join(folder, 'shot.png')
    writeFileSync(
      page,
      `<style>body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
    )
    execFileSync(
      chromium,
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--hide-scrollbars',
        '--default-background-color=00000000',
        `--window-size=${width},${height}`,
        `--screenshot=${shot}`,
        `file://${page}`,
      ],
      { stdio: 'ignore', timeout: 60_000 },
    )
    const quality = file.endsWith('.jpg')
      ? ['-q:v', '3']
      : ['-compression_level', '100', '-pred', 'mixed']
    execFileSync('ffmpeg', ['-loglevel', 'error', '-nostdin', '-y', '-i', shot, ...quality, file])
  } finally {
    rmSync(folder, { recursive: true })
  }
}
