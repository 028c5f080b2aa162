import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { content } from '../content/index'
import { createSandboxApp } from './app'
import type { Arguments } from './arguments'
import { readArguments, usage } from './arguments'
import { createSandbox } from './create-sandbox'
import { demoAccounts, demoPassword, thirdPartyAccount } from './seed/demo-accounts'

start(parsedArguments())

function start({ host, port, ...options }: Arguments) {
  const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))
  const sandbox = createSandbox({
    ...options,
    content,
    publicFolder: folder('../public'),
    filesFolder: folder('../content/files'),
    print: (line) => console.log(line),
  })
  const server = serve({ fetch: createSandboxApp(sandbox).fetch, hostname: host, port }, () =>
    printWelcome(options.publicUrl),
  )
  server.on('error', (error) => {
    console.error(`The sandbox API cannot listen on ${host}:${port}: ${error.message}`)
    sandbox.store.close()
    process.exit(1)
  })
  const stop = () => {
    server.close(() => {
      sandbox.store.close()
      process.exit(0)
    })
    // Browsers keep connections open, and `close` waits for them.
    if ('closeAllConnections' in server) server.closeAllConnections()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

function printWelcome(publicUrl: string) {
  console.log(`演示接口已启动：${publicUrl}`)
  console.log(`演示账号（密码均为 ${demoPassword}，短信验证码可用 112233）：`)
  for (const { mobile, note } of demoAccounts) console.log(`  ${mobile}  ${note}`)
  console.log(`  微信扫码或 QQ 登录，选择「${thirdPartyAccount.nickName}」：没有手机号的第三方账号`)
}

function parsedArguments(): Arguments {
  try {
    return readArguments(process.argv.slice(2))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(2)
  }
}
