import type { CodeLoginState } from '@shuyuan/auth-dialogs'
import { createContext } from 'react'

/** State of the exchange of the login code that this visit began with. */
export const CodeLoginContext = createContext<CodeLoginState>({ status: 'idle' })
