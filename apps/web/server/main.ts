import { relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import closeWithGrace from 'close-with-grace'
import { createApp } from './create-app'
import { createHttpServer } from './create-http-server'
import { createLog } from './create-log'
import { createMetrics } from './metrics'
import { readSite } from './read-site'
import { noRichText, startRichText } from './pages/start-rich-text'
import { warmUp } from './warm-up'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '127.0.0.1' },
    api: { type: 'string' },
    config: { type: 'string' },
    'frame-host': { type: 'string', multiple: true, default: [] },
    'fresh-seconds': { type: 'string', default: '60' },
    'calls-per-minute': { type: 'string', default: '60' },
    'patience-ms': { type: 'string', default: '800' },
    'metrics-port': { type: 'string' },
    'drain-seconds': { type: 'string', default: '5' },
    static: { type: 'boolean', default: false },
  },
})
if (values.api === undefined) {
  console.error('Missing option: --api https://api.example.com')
  process.exit(2)
}

/** How long pending requests may take during shutdown, in ms. */
const finishMs = 15_000

const log = createLog()
const worker = new URL('rich-text-worker.js', import.meta.url)
const richText = values.static ? noRichText : await startRichText(worker, log)
const folder = fileURLToPath(new URL('../dist', import.meta.url))
const metricsPort = values['metrics-port']
const metrics = metricsPort === undefined ? undefined : createMetrics()
let isReady = true
const app = createApp({
  site: readSite(folder, values.config),
  root: relative(process.cwd(), folder),
  apiUrl: values.api,
  frameHosts: values['frame-host'],
  freshMs: Number(values['fresh-seconds']) * 1000,
  callsPerMinute: Number(values['calls-per-minute']),
  patienceMs: Number(values['patience-ms']),
  isStatic: values.static,
  richText,
  isReady: () => isReady,
  log,
  metrics,
})
if (Number(values['fresh-seconds']) > 0) await warmUp(app)
const server = createHttpServer(app.fetch)
server.listen(Number(values.port), values.host, () => {
  log.info({ host: values.host, port: Number(values.port), api: values.api }, 'listening')
})
// On a separate port, so that visitors cannot access it.
const metricsServer = metrics && createHttpServer(metrics.app.fetch)
metricsServer?.listen(Number(metricsPort), values.host)

const drainMs = Number(values['drain-seconds']) * 1000
closeWithGrace({ delay: drainMs + finishMs }, async ({ signal, err }) => {
  if (err) log.error({ err }, 'stopping after a failure')
  else log.info({ signal }, 'stopping')
  isReady = false
  // Load balancers poll /readyz every few seconds and send requests in the meantime.
  if (signal === 'SIGTERM') await setTimeout(drainMs)
  await new Promise((resolve) => server.close(resolve))
  metricsServer?.close()
  await richText.close()
})
