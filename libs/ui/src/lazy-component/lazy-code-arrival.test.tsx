import { render, screen } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyCodeArrival } from './lazy-code-arrival'
import { lazyComponent } from './lazy-component'

const Greeting = () => <p>你好</p>

test('settles immediately if no code is loading', async () => {
  await expect(lazyCodeArrival()).resolves.toBeUndefined()
})

test('waits for code that is loading, also if it fails', async () => {
  let arrive: (code: ComponentType) => void = () => undefined
  const Late = lazyComponent(() => new Promise<ComponentType>((resolve) => (arrive = resolve)))
  const Failing = lazyComponent<object>(() => Promise.reject(new Error('offline')))
  render(
    <Suspense>
      <Late />
    </Suspense>,
  )
  void Failing.preload()
  const settled = vi.fn()
  const arrival = lazyCodeArrival().then(settled)
  await Promise.resolve()
  expect(settled).not.toHaveBeenCalled()
  arrive(Greeting)
  await arrival
  expect(await screen.findByText('你好')).toBeDefined()
})
