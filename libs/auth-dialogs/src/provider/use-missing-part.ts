import { useEffect } from 'react'
import { useAuthContext } from './use-auth-context'
import { warn } from './use-development'

// Bundlers replace this expression, as for React, and drop the unused branches.
declare const process: { env: { NODE_ENV?: string } }

const warnings = {
  method:
    'The login dialog has no method to offer. Add loginWithPassword, or sendSmsCode and loginWithSms, to the backend. If methods is set, it must name a method that the backend supports.',
  secondFactor:
    'A sign-in needs a second step, and nothing renders it. Pass slots={{ secondFactor: … }} to AuthProvider.',
}

function useWarning(part: keyof typeof warnings | null): void {
  const { development } = useAuthContext()
  useEffect(() => {
    if (part !== null) warn(development, warnings[part])
  }, [part, development])
}

/** Warns that a required part of a dialog is missing. Does nothing in production. */
export const useMissingPart: typeof useWarning =
  process.env.NODE_ENV === 'production' ? () => undefined : useWarning
