import { SessionProvider } from '@shuyuan/session/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { Site } from './boot'

/** The site with its providers, outermost first. */
export function App({ services, router }: Site) {
  return (
    <QueryClientProvider client={services.queryClient}>
      <SessionProvider session={services.session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  )
}
