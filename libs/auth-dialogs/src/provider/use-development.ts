import { useEffect, useState } from 'react'
import type { AuthBackend } from '../port/auth-backend'
import { requiredMethods } from '../port/required-methods'
import type { AuthConfig } from './auth-config'
import { authDialogNames, type AuthDialog } from './auth-dialog'
import type { Source, SourceReader } from './use-source'

// Bundlers replace this expression, as for React, and drop the unused branches.
declare const process: { env: { NODE_ENV?: string } }

/** State of the development checks of one provider; `null` in production. */
export type Development = { warnings: Set<string>; hostCount: number } | null

interface DevelopmentOptions {
  config: Pick<AuthConfig, 'backend' | 'locale'>
  dialog: AuthDialog | null
  backend: SourceReader<AuthBackend>
  locale: SourceReader<object>
}

const localeHint =
  "Import one: import { zhCn } from '@shuyuan/auth-dialogs/locales/zh-cn', then <AuthProvider locale={zhCn}>; or pass a function that loads it and resolves to the export, not to the module."

/** Logs each warning once per provider. */
export function warn(development: Development, text: string): void {
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

function useDevelopmentChecks({
  config,
  dialog,
  backend,
  locale,
}: DevelopmentOptions): Development {
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
    if (development.hostCount === 0) {
      warn(
        development,
        'A dialog was opened, but nothing renders it. Put one <AuthDialogs /> below AuthProvider.',
      )
    }
  }, [dialog, development])

  const name = dialog?.name
  useEffect(() => {
    if (name === undefined || !isSource(config.backend)) return
    Promise.resolve(backend.read()).then(
      (read) => {
        const missing = requiredMethods[name].filter((method) => !read[method])
        if (missing.length === 0) return
        const methods = missing.join(', ')
        warn(development, `The dialog "${name}" needs these methods of the backend: ${methods}.`)
      },
      // The dialogs report a failed load.
      () => undefined,
    )
  }, [name, config.backend, backend, development])

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

function warnAboutUnknownDialog(development: Development, name: string): void {
  const known = Object.keys(authDialogNames).join(', ')
  warn(development, `There is no dialog "${name}". open() takes one of ${known}.`)
}

export const missingProvider =
  process.env.NODE_ENV === 'production'
    ? 'AuthProvider is missing'
    : 'AuthProvider is missing above this component. Put <AuthProvider backend={…} locale={…} onSignedIn={…}> around the app; if it is there, two copies of @shuyuan/auth-dialogs are installed.'

/** Warns about props and calls that cannot work. Does nothing in production. */
export const useDevelopment: (watched: DevelopmentOptions) => Development =
  process.env.NODE_ENV === 'production' ? () => null : useDevelopmentChecks

/** Registers the component as one that renders the dialogs. */
export const useDialogHost: (development: Development) => void =
  process.env.NODE_ENV === 'production' ? () => undefined : useHostCheck

/** Warns about a dialog that does not exist. */
export const reportUnknownDialog: typeof warnAboutUnknownDialog =
  process.env.NODE_ENV === 'production' ? () => undefined : warnAboutUnknownDialog
