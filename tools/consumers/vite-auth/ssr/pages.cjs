// Renders the same pages with imported or required modules.
exports.pages = function pages(given) {
  const { auth, chinese, english, testing, react, server } = given
  if (typeof window !== 'undefined') throw new Error('There is a window.')
  const { createElement } = react
  const { AuthDialogs, LoginPanel } = auth
  const api = given.api.createApiClient({ baseUrl: 'https://api.example' })
  const session = given.session.createSession()
  given.query.siteConfigQuery(api)

  function page(Provider, backend, locale, ...content) {
    const props = { backend, locale, onSignedIn() {} }
    return server.renderToString(createElement(Provider, props, ...content))
  }

  const fake = testing.createFakeBackend()
  const real = given.backend.createAuthBackend({ api, session })
  const login = () => [
    createElement(LoginPanel, { key: 1 }),
    createElement(AuthDialogs, { key: 2 }),
  ]
  return {
    chinese: page(auth.AuthProvider, fake, chinese.zhCn, ...login()),
    english: page(auth.AuthProvider, real, english.en, ...login()),
    session: server.renderToString(
      createElement(given.sessionReact.SessionProvider, { session }, 'with a session'),
    ),
  }
}
