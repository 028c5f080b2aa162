const { pages } = require('./pages.cjs')

const entries = {
  auth: require('@shuyuan/auth-dialogs'),
  english: require('@shuyuan/auth-dialogs/locales/en'),
  chinese: require('@shuyuan/auth-dialogs/locales/zh-cn'),
  backend: require('@shuyuan/auth-backend'),
  testing: require('@shuyuan/auth-dialogs/testing'),
}
const own = {
  api: require('@shuyuan/api'),
  query: require('@shuyuan/api/query'),
  session: require('@shuyuan/session'),
  sessionReact: require('@shuyuan/session/react'),
  ui: require('@shuyuan/ui'),
}
const react = require('react')
const server = require('react-dom/server')
process.stdout.write(JSON.stringify(pages({ ...entries, ...own, react, server })))
