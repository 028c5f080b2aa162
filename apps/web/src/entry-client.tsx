import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { boot } from './app/boot'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root"')

const site = boot()
createRoot(root).render(
  <StrictMode>
    <App {...site} />
  </StrictMode>,
)
