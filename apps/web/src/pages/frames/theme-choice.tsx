import { ThemeSwitch, type ThemeChoice as Theme } from '@shuyuan/layout'
import { useSession } from '@shuyuan/session/react'
import { useState } from 'react'

/** Follows the system until a theme is chosen; the choice is remembered. */
export function ThemeChoice() {
  const session = useSession()
  const [theme, setTheme] = useState<Theme>(() => session.getTheme())
  return (
    <ThemeSwitch
      value={theme}
      onChange={(choice) => {
        session.setTheme(choice)
        setTheme(choice)
        if (choice === 'system') delete document.documentElement.dataset.theme
        else document.documentElement.dataset.theme = choice
      }}
    />
  )
}
