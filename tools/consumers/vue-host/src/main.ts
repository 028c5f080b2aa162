import '@shuyuan/login-element/define'
// eslint-disable-next-line @nx/enforce-module-boundaries -- installed in the app that this becomes
import { createApp } from 'vue'
import Account from './account.vue'

createApp(Account).mount('#root')
