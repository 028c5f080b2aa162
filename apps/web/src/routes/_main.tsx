import { createFileRoute } from '@tanstack/react-router'
import { FrameCrashPage } from '../pages/crash/crash-page'
import { MainFrame } from '../pages/frames/main-frame'

export const Route = createFileRoute('/_main')({
  component: MainFrame,
  errorComponent: FrameCrashPage,
})
