const login = document.querySelector('shuyuan-login')
const account = document.querySelector('#account')
const events = document.querySelector('#events')

login.setAttribute('api-url', location.origin)
if (location.pathname === '/english') login.setAttribute('lang', 'en')

document.querySelector('#login').addEventListener('click', () => login.open('login'))
document.querySelector('#register').addEventListener('click', () => login.open('register'))

login.addEventListener('token', ({ detail }) => {
  account.textContent = `Signed in with ${detail.token}, by ${detail.via}`
  detail.waitUntil(window.keepAccount?.(detail.token) ?? Promise.resolve())
})
for (const type of ['dialog-opened', 'submitted', 'failed', 'signed-in', 'dialog-closed']) {
  login.addEventListener(type, ({ detail }) => {
    events.textContent += `${JSON.stringify(detail)}\n`
  })
}
