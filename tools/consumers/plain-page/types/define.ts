import '@shuyuan/login-element/define'

export const made = document.createElement('shuyuan-login')
made.close()
