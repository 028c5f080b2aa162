import { useEffect, useState } from 'react'
import type { AuthConfig } from './auth-config'
import type { AuthDialog, AuthDialogName } from './auth-dialog'
import type { Source, SourceReader } from './use-source'

// Bundlers put the mode in its place, as for React; then a production build drops what it does not use.
declare const process: { env: { NODE_ENV?: string } }

/** What development builds know of one provider; `null` in production. */
export type Development = { said: Set<string>; places: number } | null

interface Watched {
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

const localeRemedy =
  "Import one: import { zhCn } from '@shuyuan/auth-dialogs/locales/zh-cn', then <AuthProvider locale={zhCn}>; or give a function that fetches it and resolves to the export, not to the module."

/** Says something once per provider. */
function warn(development: Development, text: string): void {
  if (development === null || development.said.has(text)) return
  development.said.add(text)
  console.error(`[@shuyuan/auth-dialogs] ${text}`)
}

/** Whether a prop can be an object or the way to fetch one; plain JavaScript may give anything. */
function isSource(value: Source<object> | null | undefined): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
}

function isLocale(value: object): boolean {
  return 'lang' in value && typeof value.lang === 'string' && 'loginTitle' in value
}

function useDevelopmentChecks({ config, dialog, locale }: Watched): Development {
  const [development] = useState(() => ({ said: new Set<string>(), places: 0 }))

  useEffect(() => {
    if (!isSource(config.backend)) {
      warn(
        development,
        'AuthProvider has no backend. Give it an object with at least one method, as loginWithPassword, or a function that fetches one.',
      )
    }
    if (!isSource(config.locale)) warn(development, `AuthProvider has no locale. ${localeRemedy}`)
  }, [config.backend, config.locale, development])

  useEffect(() => {
    if (dialog === null) return
    if (!(dialog.name in names)) {
      const known = Object.keys(names).join(', ')
      warn(development, `There is no dialog "${dialog.name}". open() takes one of ${known}.`)
    }
    if (development.places === 0) {
      warn(
        development,
        'A dialog was opened, but there is nothing to show it. Put one <AuthDialogs /> below AuthProvider.',
      )
    }
  }, [dialog, development])

  const isOpen = dialog !== null
  useEffect(() => {
    if (!isOpen || !isSource(config.locale)) return
    Promise.resolve(locale.read()).then(
      (read) => {
        if (!isLocale(read)) warn(development, `The locale has no texts. ${localeRemedy}`)
      },
      // The dialogs report it.
      () => undefined,
    )
  }, [isOpen, config.locale, locale, development])

  return development
}

/** Counts a place where dialogs are shown. */
function addPlace(development: Development): () => void {
  if (development === null) return () => undefined
  development.places += 1
  if (development.places > 1) {
    warn(
      development,
      'There is more than one <AuthDialogs /> below one AuthProvider: each dialog is shown twice. Keep one.',
    )
  }
  return () => {
    development.places -= 1
  }
}

function usePlaceCheck(development: Development): void {
  useEffect(() => addPlace(development), [development])
}

function warnOfUnseenFailure(
  development: Development,
  { notify, onEvent }: Pick<AuthConfig, 'notify' | 'onEvent'>,
): void {
  if (notify || onEvent) return
  warn(
    development,
    'A dialog could not be loaded, and the visitor was told nothing. Give AuthProvider notify(kind, text), which shows a message, or onEvent(event), which gets load-failed.',
  )
}

/** Message of the error that is thrown outside an `AuthProvider`. */
export const missingProvider =
  process.env.NODE_ENV === 'production'
    ? 'AuthProvider is missing above this component'
    : 'AuthProvider is missing above this component. Put <AuthProvider backend={…} locale={…} onSignedIn={…}> around the app; if it is there, two copies of @shuyuan/auth-dialogs are installed.'

/** Warns of props and calls that cannot work; in production nothing does. */
export const useDevelopment: (watched: Watched) => Development =
  process.env.NODE_ENV === 'production' ? () => null : useDevelopmentChecks

/** Tells the provider that something shows its dialogs. */
export const useDialogPlace: (development: Development) => void =
  process.env.NODE_ENV === 'production' ? () => undefined : usePlaceCheck

/** Warns when a failure to load the dialogs is heard by no part of the host. */
export const reportUnseenFailure: typeof warnOfUnseenFailure =
  process.env.NODE_ENV === 'production' ? () => undefined : warnOfUnseenFailure
