import { createFileRoute } from '@tanstack/react-router'
import { LoginFrame } from '../pages/frames/login-frame'

export const Route = createFileRoute('/_login')({ component: LoginFrame })
