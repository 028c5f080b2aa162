import { spawn } from 'node:child_process'
import { print } from './print.mjs'
import { workspaceRoot } from './workspace-root.mjs'

const running = new Set()
let stopping = false

/**
 * Starts a long-running program of the workspace. If it exits, stops all services. Runs Node directly, so that killing
 * the child stops the server.
 */
export function startService(name, args, { env = {}, cwd = workspaceRoot, quiet = false } = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
  })
  running.add(child)
  child.once('exit', (code, signal) => {
    running.delete(child)
    if (stopping) return
    print(`${name} ended unexpectedly (${signal ?? code}).`)
    void stopServices().then(() => process.exit(1))
  })
  return child
}

/** Stops all services and waits until they have exited. */
export async function stopServices() {
  stopping = true
  await Promise.all(
    [...running].map(
      (child) =>
        new Promise((resolve) => {
          child.once('exit', resolve)
          child.kill('SIGTERM')
        }),
    ),
  )
}

export function stopServicesOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      print('\nStopping …')
      void stopServices().then(() => process.exit(0))
    })
  }
}

/** Waits until a URL responds successfully. Rejects after `timeoutMs`. */
export async function waitFor(url, timeoutMs = 60_000) {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2_000) })
      if (response.ok) return
    } catch {
      // The server does not listen yet.
    }
    if (Date.now() > deadline)
      throw new Error(`${url} did not respond within ${timeoutMs / 1000} s.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
