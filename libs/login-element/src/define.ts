// Defines <shuyuan-login> when loaded, for <script type="module" src="…">.

import { defineLoginElement } from './define-login-element'

defineLoginElement()

export { defineLoginElement }
