import type { CodeLoginState } from '@shuyuan/auth-dialogs'
import { createContext } from 'react'

/** State of the exchange of the login code in the URL of the first page. */
export const CodeLoginContext = createContext<CodeLoginState>({ status: 'idle' })
