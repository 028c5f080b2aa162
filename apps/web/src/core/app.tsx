import { SessionProvider } from '@shuyuan/session/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Site } from './boot'
import type { Services } from './services'

export function Providers({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <QueryClientProvider client={services.queryClient}>
      <SessionProvider session={services.session}>{children}</SessionProvider>
    </QueryClientProvider>
  )
}

export function App({ services, router }: Pick<Site, 'services' | 'router'>) {
  return (
    <Providers services={services}>
      <RouterProvider router={router} />
    </Providers>
  )
}
