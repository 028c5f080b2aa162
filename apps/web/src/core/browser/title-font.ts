import styleSheet from '@fontsource/noto-serif-sc/600.css?url'
import { whenIdle } from './when-idle'
import type { Services } from '../services'

declare global {
  interface Navigator {
    /** Missing in Firefox and Safari. */
    connection?: { saveData: boolean }
  }
}

/**
 * Loads the font of titles after the page, unless the visitor saves data. The browser downloads only the slices that
 * contain characters of titles, and none if the system has a Chinese serif font. Later visits load it immediately
 * (`public/theme.js`).
 */
export async function loadTitleFont({ device }: Services): Promise<void> {
  if (navigator.connection?.saveData) return
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await whenIdle()
  if (document.querySelector(`link[href="${styleSheet}"]`) === null) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styleSheet }),
    )
  }
  device.set('title-font', styleSheet)
}
