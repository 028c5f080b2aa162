import '@shuyuan/login-element/define'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Account } from './account'

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Account />
    </StrictMode>,
  )
}
