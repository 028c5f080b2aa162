import { AppearanceChoices, type Appearance } from '@shuyuan/layout'
import { useState } from 'react'
import { useMediaQuery } from '../../core/browser/use-media-query'
import { useServices } from '../../core/use-services'

function mark(name: 'theme' | 'contrast', choice: string): void {
  if (choice === 'system') delete document.documentElement.dataset[name]
  else document.documentElement.dataset[name] = choice
}

/** Theme and contrast settings. Both follow the system by default, and choices are remembered. */
export function ThemeChoice() {
  const { choices } = useServices()
  const systemHasMore = useMediaQuery('(prefers-contrast: more)', false)
  const [theme, setTheme] = useState(choices.getTheme)
  const [contrast, setContrast] = useState(choices.getContrast)

  function change({ theme: chosen, hasMoreContrast }: Partial<Appearance>) {
    if (chosen !== undefined) {
      choices.setTheme(chosen)
      setTheme(chosen)
      mark('theme', chosen)
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
    <AppearanceChoices
      theme={theme}
      hasMoreContrast={contrast === 'system' ? systemHasMore : contrast === 'more'}
      onChange={change}
    />
  )
}
