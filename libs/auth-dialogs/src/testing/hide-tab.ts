import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Hides the tab, or shows it again. */
export function hideTab(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}
