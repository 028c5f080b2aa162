import { Outlet } from '@tanstack/react-router'

export function MemberFrame() {
  return <Outlet />
}
