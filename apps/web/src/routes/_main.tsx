import { createFileRoute } from '@tanstack/react-router'
import { MainFrame } from '../pages/frames/main-frame'

export const Route = createFileRoute('/_main')({ component: MainFrame })
