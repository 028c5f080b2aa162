import { createFileRoute } from '@tanstack/react-router'
import { MemberFrame } from '../../../pages/frames/member-frame'

export const Route = createFileRoute('/_main/_signed-in/member')({ component: MemberFrame })
