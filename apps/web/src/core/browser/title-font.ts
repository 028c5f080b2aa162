import styleSheet from '@fontsource/noto-serif-sc/600.css?url'
import { whenIdle, whenLoaded } from './when-idle'
import type { Services } from '../services'

declare global {
  interface Navigator {
    /** Missing in Firefox and Safari. */
    connection?: { saveData: boolean }
  }
}

/** The serif fonts of systems in `font-display`, by their PostScript names. */
const systemFonts = ['STSongti-SC-Bold', 'SourceHanSerifSC-SemiBold', 'NotoSerifCJKsc-Bold']

function hasSystemFont(): Promise<boolean> {
  const source = systemFonts.map((name) => `local("${name}")`).join()
  const found = new FontFace('system title font', source).load()
  return found.then(
    () => true,
    () => false,
  )
}

/**
 * Loads the font of titles after the page, unless the system has a Chinese serif font or the visitor saves data. The
 * browser downloads only the slices that contain characters of titles. Later visits load it immediately
 * (`public/theme.js`).
 */
export async function loadTitleFont({ device }: Services): Promise<void> {
  if (navigator.connection?.saveData) return
  await whenLoaded()
  await whenIdle()
  if (await hasSystemFont()) return
  if (document.querySelector(`link[href="${styleSheet}"]`) === null) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styleSheet }),
    )
  }
  device.set('title-font', styleSheet)
}
