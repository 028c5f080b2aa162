import { SessionProvider } from '@shuyuan/session/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Services } from './services'

export function Providers({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <QueryClientProvider client={services.queryClient}>
      <SessionProvider session={services.session}>{children}</SessionProvider>
    </QueryClientProvider>
  )
}
