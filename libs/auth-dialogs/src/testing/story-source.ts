import type { OpenAuthDialog } from '../provider/auth-dialog'
import type { AuthHarnessProps } from './auth-harness'

/** Formats the arguments of `open` as source code: `'login', { tab: 'sms' }`. */
function formatArguments(call: readonly unknown[]): string {
  return call
    .map((value) =>
      JSON.stringify(value)
        .replace(/"(\w+)":/g, '$1: ')
        .replaceAll('"', "'")
        .replaceAll(',', ', ')
        .replaceAll('{', '{ ')
        .replaceAll('}', ' }'),
    )
    .join(', ')
}

/** `source` of stories that open a dialog: the code of a host, without the harness. */
export const dialogSource = {
  transform(_shown: string, { args: { opens } }: { args: Pick<AuthHarnessProps, 'opens'> }) {
    let call: readonly unknown[] = ['login']
    const note: OpenAuthDialog = (name, ...params) => {
      call = [name, ...params]
    }
    opens?.(note)
    return `import { AuthDialogs, AuthProvider, useAuthDialogs } from '@shuyuan/auth-dialogs'
import { zhCn } from '@shuyuan/auth-dialogs/locales/zh-cn'
import { backend } from './backend'
import { keepToken } from './session'

function Opener() {
  const { open } = useAuthDialogs()
  return <button onClick={() => open(${formatArguments(call)})}>登录</button>
}

export const App = () => (
  <AuthProvider backend={backend} locale={zhCn} onSignedIn={keepToken}>
    <Opener />
    <AuthDialogs />
  </AuthProvider>
)`
  },
}

/**
 * `source` of stories that show a form without a dialog.
 *
 * @param name name of the component
 * @param properties source code of the props
 * @param entry entry that exports the component
 */
export const formSource = (name: string, properties: string, entry = '/account') => ({
  code: `import { ${name} } from '@shuyuan/auth-dialogs${entry}'

<${name} ${properties} />`,
})
