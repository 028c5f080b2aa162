// Defines <shuyuan-login> as soon as it is loaded: for <script type="module" src="…">.

import { defineLoginElement } from './define-login-element'

defineLoginElement()

export { defineLoginElement }
