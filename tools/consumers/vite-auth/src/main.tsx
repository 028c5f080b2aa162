import './host.css'
import { StrictMode, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'

const pages: Record<string, () => Promise<ComponentType>> = {
  '/': () => import('./app').then(({ App }) => App),
  '/english': () => import('./english-app').then(({ EnglishApp }) => EnglishApp),
  '/inside': () => import('./dialogs-inside').then(({ DialogsInside }) => DialogsInside),
  '/site': () => import('./site-page').then(({ SitePage }) => SitePage),
  '/native': () => import('./dialogs-around').then((m) => m.DialogsAboveNative),
  '/shadow': () => import('./dialogs-in-shadow').then((m) => m.DialogsInShadow),
  '/hostile': () => import('./hostile-page').then((m) => m.HostilePage),
  '/around': () => import('./dialogs-around').then(({ DialogsAround }) => DialogsAround),
}

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')
if (location.pathname === '/late') {
  const { showLate } = await import('./late-script')
  showLate(root)
} else {
  const load = pages[location.pathname]
  if (load === undefined) throw new Error(`No page at ${location.pathname}`)
  const Page = await load()
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
}
