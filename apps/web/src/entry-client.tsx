import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { allowHarmlessText } from './core/allow-harmless-text'
import { App } from './core/app'
import { boot } from './core/boot'
import { createSiteRouter } from './router'

/** Tests for the APIs of `polyfills.ts`. */
const isModern =
  'checkVisibility' in Element.prototype && 'timeout' in AbortSignal && 'any' in AbortSignal

async function start(root: HTMLElement | null) {
  if (!isModern) await import('./polyfills').catch(() => undefined)
  allowHarmlessText()
  if (root === null) throw new Error('index.html lacks #root')
  // Only a server-rendered page needs the hydration code. If it fails to load, the browser renders the page.
  const isServerMade = window.$_TSR !== undefined
  const code = isServerMade ? await import('./core/hydration/hydrate-site').catch(() => null) : null
  if (code?.isMadeFor(root, window.location)) return code.hydrateSite(root, createSiteRouter)
  createRoot(root).render(
    <StrictMode>
      <App {...boot(createSiteRouter)} />
    </StrictMode>,
  )
}

void start(document.getElementById('root'))
