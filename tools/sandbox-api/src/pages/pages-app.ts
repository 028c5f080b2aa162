import { Hono } from 'hono'
import type { Env } from '../auth/route'
import type { Sandbox } from '../sandbox'
import { addAgreementPages } from './agreement-pages'
import { addCashierPages } from './cashier-pages'
import { addConsentPages } from './consent-pages'
import { addFaceCheckPages } from './face-check-pages'

/** HTML pages outside `/api/`. */
export function pagesApp(sandbox: Sandbox) {
  const app = new Hono<Env>()
  app.get('/', (c) => c.text('API服务正在运行'))
  addAgreementPages(app, sandbox)
  addCashierPages(app, sandbox)
  addConsentPages(app, sandbox)
  addFaceCheckPages(app, sandbox)
  return app
}
