import { createFileRoute } from '@tanstack/react-router'
import { FrameCrashPage } from '../shell/errors/crash-page'
import { MainFrame } from '../shell/frame/main-frame'

export const Route = createFileRoute('/_main')({
  component: MainFrame,
  errorComponent: FrameCrashPage,
})
