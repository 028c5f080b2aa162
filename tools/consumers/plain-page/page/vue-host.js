import { hostBackend } from './host-backend.js'

const { createApp, h, ref } = window.Vue

function setup() {
  const login = ref(null)
  const token = ref('')
  const keepToken = ({ detail }) => {
    token.value = detail.token
  }
  return () => [
    h('shuyuan-login', { ref: login, '.backend': hostBackend, onToken: keepToken }),
    h('button', { onClick: () => login.value.open('login') }, '登录'),
    h('output', token.value === '' ? '未登录' : `已登录：${token.value}`),
  ]
}

createApp({ setup }).mount('#root')
