import { useAuthDialogs } from '@shuyuan/auth-dialogs'

export function LoginButton() {
  const { open } = useAuthDialogs()
  return (
    <button type="button" onClick={() => open('login')}>
      Sign in here
    </button>
  )
}
