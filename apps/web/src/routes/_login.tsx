import { createFileRoute } from '@tanstack/react-router'
import { FrameCrashPage } from '../shell/errors/crash-page'
import { LoginFrame } from '../shell/frame/login-frame'

export const Route = createFileRoute('/_login')({
  component: LoginFrame,
  errorComponent: FrameCrashPage,
})
