import type { AuthConfig, AuthDialogControls } from '@shuyuan/auth-dialogs'
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { LoginRoot } from './login-root'
import { createSettingsReader, localeOf } from './login-settings'
import type { LoginElement } from './login-element'
import { dispatchNotice } from './dispatch-notice'

export interface MountedLogin {
  controls(): AuthDialogControls | null
  /** Applies the current attributes and properties. */
  update(): void
  unmount(): void
}

/** Loads the language of an element. */
export async function loadLocale(element: LoginElement): Promise<void> {
  await localeOf(element)()
}

/**
 * Mounts the dialogs of an element. They are portals at the end of the page, so the root stays detached and the
 * content of the element does not change.
 */
export function mountLogin(element: LoginElement): MountedLogin {
  const settings = createSettingsReader(element)
  const root = createRoot(document.createElement('div'))
  const controls = createRef<AuthDialogControls>()

  function dispatch(type: string, detail: unknown) {
    element.dispatchEvent(new CustomEvent(type, { detail }))
  }
  function configure(): AuthConfig {
    const { backend, beforeSubmit, container, messages, methods } = element
    const given = settings()
    return {
      ...given,
      backend: backend ?? given.backend,
      container,
      ...(methods === null ? {} : { methods }),
      ...(messages === null ? {} : { messages }),
      ...(beforeSubmit === null ? {} : { beforeSubmit }),
      onEvent: (event) => dispatch(event.type, event),
      notify: (kind, text) => dispatchNotice(element, { kind, text }),
      async onSignedIn(token, { via, result }) {
        const waiting: Promise<unknown>[] = []
        dispatch('token', {
          token,
          via,
          result,
          waitUntil: (promise: Promise<unknown>) => waiting.push(promise),
        })
        await Promise.all(waiting)
      },
    }
  }
  function update() {
    flushSync(() =>
      root.render(<LoginRoot config={configure()} slots={element.slots} ref={controls} />),
    )
  }

  update()
  // The code has loaded already, so this makes the first dialog render without suspending.
  void controls.current?.preload()
  return { controls: () => controls.current, update, unmount: () => root.unmount() }
}
