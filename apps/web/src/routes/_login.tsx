import { createFileRoute } from '@tanstack/react-router'
import { FrameCrashPage } from '../shell/crash-page'
import { LoginFrame } from '../shell/login-frame'

export const Route = createFileRoute('/_login')({
  component: LoginFrame,
  errorComponent: FrameCrashPage,
})
