import { hostBackend } from './host-backend.js'

// Runs with React 17 and 18, which set no properties of elements and know no events of theirs.
const { createElement, Fragment, useEffect, useRef, useState } = window.React

function Account() {
  const login = useRef(null)
  const [token, setToken] = useState('')

  useEffect(() => {
    const element = login.current
    const keepToken = ({ detail }) => setToken(detail.token)
    element.backend = hostBackend
    element.addEventListener('token', keepToken)
    return () => element.removeEventListener('token', keepToken)
  }, [])

  return createElement(
    Fragment,
    null,
    createElement('shuyuan-login', { ref: login }),
    createElement('button', { onClick: () => login.current.open('login') }, '登录'),
    createElement('output', null, token === '' ? '未登录' : `已登录：${token}`),
  )
}

const root = document.querySelector('#root')
const { createRoot, render } = window.ReactDOM
if (createRoot) createRoot(root).render(createElement(Account))
else render(createElement(Account), root)
