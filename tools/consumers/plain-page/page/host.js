const login = document.querySelector('shuyuan-login')
const account = document.querySelector('#account')
const events = document.querySelector('#events')

login.setAttribute('api-url', location.origin)
if (location.pathname === '/english') login.setAttribute('lang', 'en')

document.querySelector('#login').addEventListener('click', () => login.open('login'))

login.addEventListener('token', ({ detail }) => {
  account.textContent = `Signed in with ${detail.token}, by ${detail.via}`
})
for (const type of ['dialog-opened', 'submitted', 'failed', 'signed-in', 'dialog-closed']) {
  login.addEventListener(type, ({ detail }) => {
    events.textContent += `${JSON.stringify(detail)}\n`
  })
}
