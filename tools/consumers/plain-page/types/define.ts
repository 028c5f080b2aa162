import '@shuyuan/auth-dialogs/element/define'

export const made = document.createElement('shuyuan-login')
made.close()
