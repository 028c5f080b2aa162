import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')
const { page } = location.pathname === '/alone' ? await import('./alone') : await import('./app')
createRoot(root).render(page)
