import { AppearanceMenu, type Appearance } from '@shuyuan/layout'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { useServices } from '../app/use-services'
import { useSystemContrast } from './use-system-contrast'

function mark(name: 'theme' | 'contrast', choice: string): void {
  if (choice === 'system') delete document.documentElement.dataset[name]
  else document.documentElement.dataset[name] = choice
}

/** Theme and contrast follow the system until they are chosen; the choices are remembered. */
export function ThemeChoice() {
  const { choices } = useServices()
  const systemHasMore = useSystemContrast()
  const isHydrated = useHydrated()
  const [chosenTheme, setTheme] = useState<ReturnType<typeof choices.getTheme>>()
  const [chosenContrast, setContrast] = useState<ReturnType<typeof choices.getContrast>>()
  // A server knows nothing of them.
  const theme = chosenTheme ?? (isHydrated ? choices.getTheme() : 'system')
  const contrast = chosenContrast ?? (isHydrated ? choices.getContrast() : 'system')

  function change({ theme, hasMoreContrast }: Partial<Appearance>) {
    if (theme !== undefined) {
      choices.setTheme(theme)
      setTheme(theme)
      mark('theme', theme)
    }
    if (hasMoreContrast !== undefined) {
      const explicit = hasMoreContrast ? 'more' : 'standard'
      const choice = hasMoreContrast === systemHasMore ? 'system' : explicit
      choices.setContrast(choice)
      setContrast(choice)
      mark('contrast', choice)
    }
  }

  return (
    <AppearanceMenu
      theme={theme}
      hasMoreContrast={contrast === 'system' ? systemHasMore : contrast === 'more'}
      onChange={change}
    />
  )
}
