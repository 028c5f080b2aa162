import { RouterProvider } from '@tanstack/react-router'
import type { Site } from './boot'
import { Providers } from './providers'

export function App({ services, router }: Pick<Site, 'services' | 'router'>) {
  return (
    <Providers services={services}>
      <RouterProvider router={router} />
    </Providers>
  )
}
