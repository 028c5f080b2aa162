import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireLogin } from '../../app/router/guards'

export const Route = createFileRoute('/_main/_signed-in')({
  beforeLoad: requireLogin,
  component: Outlet,
})
