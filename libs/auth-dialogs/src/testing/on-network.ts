import type { AuthBackend } from '../port/auth-backend'
import type { AuthErrorKind } from '../port/auth-error'
import { pending } from './create-fake-backend'
import { fakeFailure } from './fake-failure'

/** Network settings of the Storybook toolbar. */
export interface ToolbarNetwork {
  /** Milliseconds, or `'never'`. */
  latency?: unknown
  failure?: unknown
}

const failures = new Map<unknown, [message: string, kind: AuthErrorKind]>([
  ['offline', ['网络连接失败，检查网络后重试', 'offline']],
  ['server', ['服务器暂时无法响应，稍后再试', 'server']],
  ['business', ['服务暂时不可用，稍后再试', 'business']],
  ['unauthorized', ['请重新登录', 'unauthorized']],
  ['malformed', ['服务器返回异常，稍后再试', 'malformed']],
])

function wait(latency: unknown, args: unknown[]): Promise<unknown> {
  const signal = args.find((arg) => arg instanceof AbortSignal) ?? new AbortController().signal
  const aborted = pending(signal)
  if (latency === 'never') return aborted
  return Promise.race([aborted, new Promise((done) => setTimeout(done, Number(latency ?? 0)))])
}

/** Delays or fails the responses of a backend as set in the toolbar. */
export function onNetwork<Backend extends AuthBackend>(
  backend: Backend,
  { latency = '0', failure }: ToolbarNetwork,
): Backend {
  const failed = failures.get(failure)
  if (latency === '0' && !failed) return backend
  return new Proxy(backend, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function' || name === 'qqLoginUrl') return method
      return async (...args: unknown[]) => {
        await wait(latency, args)
        if (failed) throw fakeFailure(failed[0], null, failed[1])
        return Reflect.apply(method, target, args)
      }
    },
  })
}
