import * as auth from '@shuyuan/auth-dialogs'
import * as backend from '@shuyuan/auth-backend'
import * as english from '@shuyuan/auth-dialogs/locales/en'
import * as chinese from '@shuyuan/auth-dialogs/locales/zh-cn'
import * as testing from '@shuyuan/auth-dialogs/testing'
import * as api from '@shuyuan/api'
import * as query from '@shuyuan/api/query'
import * as session from '@shuyuan/session'
import * as sessionReact from '@shuyuan/session/react'
import * as ui from '@shuyuan/ui'
import * as react from 'react'
import * as server from 'react-dom/server'
import { pages } from './pages.cjs'

const entries = { auth, english, chinese, backend, testing }
const own = { api, query, session, sessionReact, ui }
process.stdout.write(JSON.stringify(pages({ ...entries, ...own, react, server })))
