import { useEffect, useState } from 'react'
import type { AuthConfig } from './auth-config'
import type { AuthDialog, AuthDialogName } from './auth-dialog'
import type { Source, SourceReader } from './use-source'

// Bundlers replace this expression, as for React, and drop the unused branches.
declare const process: { env: { NODE_ENV?: string } }

/** State of the development checks of one provider; `null` in production. */
export type Development = { warnings: Set<string>; hostCount: number } | null

interface DevelopmentOptions {
  config: Pick<AuthConfig, 'backend' | 'locale'>
  dialog: AuthDialog | null
  locale: SourceReader<object>
}

const names: Record<AuthDialogName, true> = {
  login: true,
  register: true,
  reset: true,
  scan: true,
  'bind-mobile': true,
  'second-factor': true,
  agreement: true,
}

const localeHint =
  "Import one: import { zhCn } from '@shuyuan/auth-dialogs/locales/zh-cn', then <AuthProvider locale={zhCn}>; or pass a function that loads it and resolves to the export, not to the module."

/** Logs each warning once per provider. */
function warn(development: Development, text: string): void {
  if (development === null || development.warnings.has(text)) return
  development.warnings.add(text)
  console.error(`[@shuyuan/auth-dialogs] ${text}`)
}

/** Whether a prop is an object or a function. JavaScript callers may pass anything. */
function isSource(value: Source<object> | null | undefined): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
}

function isLocale(value: object): boolean {
  return 'lang' in value && typeof value.lang === 'string' && 'loginTitle' in value
}

function useDevelopmentChecks({ config, dialog, locale }: DevelopmentOptions): Development {
  const [development] = useState(() => ({ warnings: new Set<string>(), hostCount: 0 }))

  useEffect(() => {
    if (!isSource(config.backend)) {
      warn(
        development,
        'AuthProvider has no backend. Pass an object with at least one method, such as loginWithPassword, or a function that loads one.',
      )
    }
    if (!isSource(config.locale)) warn(development, `AuthProvider has no locale. ${localeHint}`)
  }, [config.backend, config.locale, development])

  useEffect(() => {
    if (dialog === null) return
    if (!(dialog.name in names)) {
      const known = Object.keys(names).join(', ')
      warn(development, `There is no dialog "${dialog.name}". open() takes one of ${known}.`)
    }
    if (development.hostCount === 0) {
      warn(
        development,
        'A dialog was opened, but nothing renders it. Put one <AuthDialogs /> below AuthProvider.',
      )
    }
  }, [dialog, development])

  const isOpen = dialog !== null
  useEffect(() => {
    if (!isOpen || !isSource(config.locale)) return
    Promise.resolve(locale.read()).then(
      (read) => {
        if (!isLocale(read)) warn(development, `The locale has no texts. ${localeHint}`)
      },
      // The dialogs report a failed load.
      () => undefined,
    )
  }, [isOpen, config.locale, locale, development])

  return development
}

/** Counts components that render the dialogs. */
function addDialogHost(development: Development): () => void {
  if (development === null) return () => undefined
  development.hostCount += 1
  if (development.hostCount > 1) {
    warn(
      development,
      'There is more than one <AuthDialogs /> below one AuthProvider: each dialog is shown twice. Keep one.',
    )
  }
  return () => {
    development.hostCount -= 1
  }
}

function useHostCheck(development: Development): void {
  useEffect(() => addDialogHost(development), [development])
}

function warnAboutHiddenFailure(
  development: Development,
  { notify, onEvent }: Pick<AuthConfig, 'notify' | 'onEvent'>,
): void {
  if (notify || onEvent) return
  warn(
    development,
    'A dialog could not be loaded, and the visitor sees no error. Pass notify(kind, text) to AuthProvider to show a message, or onEvent(event) to handle load-failed.',
  )
}

export const missingProvider =
  process.env.NODE_ENV === 'production'
    ? 'AuthProvider is missing above this component'
    : 'AuthProvider is missing above this component. Put <AuthProvider backend={…} locale={…} onSignedIn={…}> around the app; if it is there, two copies of @shuyuan/auth-dialogs are installed.'

/** Warns about props and calls that cannot work. Does nothing in production. */
export const useDevelopment: (watched: DevelopmentOptions) => Development =
  process.env.NODE_ENV === 'production' ? () => null : useDevelopmentChecks

/** Registers the component as one that renders the dialogs. */
export const useDialogHost: (development: Development) => void =
  process.env.NODE_ENV === 'production' ? () => undefined : useHostCheck

/** Warns if the dialogs fail to load and the host has neither `notify` nor `onEvent`. */
export const reportHiddenFailure: typeof warnAboutHiddenFailure =
  process.env.NODE_ENV === 'production' ? () => undefined : warnAboutHiddenFailure
