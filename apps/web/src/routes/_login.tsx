import { createFileRoute } from '@tanstack/react-router'
import { FrameCrashPage } from '../pages/crash/crash-page'
import { LoginFrame } from '../pages/frames/login-frame'

export const Route = createFileRoute('/_login')({
  component: LoginFrame,
  errorComponent: FrameCrashPage,
})
