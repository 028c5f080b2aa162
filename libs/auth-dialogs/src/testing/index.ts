// A backend without a server, for the tests and stories of whoever embeds the dialogs.

export { createFakeBackend, pending } from './create-fake-backend'
export { fakeFailure } from './fake-failure'
