import { ContrastSwitch, ThemeSwitch } from '@shuyuan/layout'
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
  return (
    <>
      <ContrastSwitch
        isMore={contrast === 'system' ? systemHasMore : contrast === 'more'}
        onChange={(isMore) => {
          const explicit = isMore ? 'more' : 'standard'
          const choice = isMore === systemHasMore ? 'system' : explicit
          choices.setContrast(choice)
          setContrast(choice)
          mark('contrast', choice)
        }}
      />
      <ThemeSwitch
        value={theme}
        onChange={(choice) => {
          choices.setTheme(choice)
          setTheme(choice)
          mark('theme', choice)
        }}
      />
    </>
  )
}
