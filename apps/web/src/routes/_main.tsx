import { createFileRoute } from '@tanstack/react-router'
import { FrameCrashPage } from '../shell/crash-page'
import { MainFrame } from '../shell/main-frame'

export const Route = createFileRoute('/_main')({
  component: MainFrame,
  errorComponent: FrameCrashPage,
})
