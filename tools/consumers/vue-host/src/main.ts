import '@shuyuan/login-element/define'
// eslint-disable-next-line @nx/enforce-module-boundaries -- a dependency of the created app only
import { createApp } from 'vue'
import Account from './account.vue'

createApp(Account).mount('#root')
