// A backend without a server, for the tests and stories of apps that embed the dialogs.

export { createFakeBackend, pending } from './create-fake-backend'
export { fakeFailure } from './fake-failure'
