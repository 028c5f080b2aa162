import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { allowHarmlessText } from './app/allow-harmless-text'
import { App } from './app/app'
import { boot } from './app/boot'

async function start(root: HTMLElement | null) {
  allowHarmlessText()
  if (root === null) throw new Error('index.html lacks #root')
  // Only a page that a server made needs the code that takes it over; without it the page is made anew.
  const isServerMade = window.$_TSR !== undefined
  const code = isServerMade ? await import('./app/hydrate-site').catch(() => null) : null
  if (code?.isMadeFor(root, window.location)) return code.hydrateSite(root)
  createRoot(root).render(
    <StrictMode>
      <App {...boot()} />
    </StrictMode>,
  )
}

void start(document.getElementById('root'))
