import { ContrastSwitch, ThemeSwitch } from '@shuyuan/layout'
import { useSession } from '@shuyuan/session/react'
import { useState } from 'react'
import { useSystemContrast } from './use-system-contrast'

function mark(name: 'theme' | 'contrast', choice: string): void {
  if (choice === 'system') delete document.documentElement.dataset[name]
  else document.documentElement.dataset[name] = choice
}

/** Theme and contrast follow the system until they are chosen; the choices are remembered. */
export function ThemeChoice() {
  const session = useSession()
  const systemHasMore = useSystemContrast()
  const [theme, setTheme] = useState(() => session.getTheme())
  const [contrast, setContrast] = useState(() => session.getContrast())
  return (
    <>
      <ContrastSwitch
        isMore={contrast === 'system' ? systemHasMore : contrast === 'more'}
        onChange={(isMore) => {
          const wanted = isMore ? 'more' : 'standard'
          const choice = isMore === systemHasMore ? 'system' : wanted
          session.setContrast(choice)
          setContrast(choice)
          mark('contrast', choice)
        }}
      />
      <ThemeSwitch
        value={theme}
        onChange={(choice) => {
          session.setTheme(choice)
          setTheme(choice)
          mark('theme', choice)
        }}
      />
    </>
  )
}
