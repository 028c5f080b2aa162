import type { Plugin } from 'vite'

/** Says beside the built scripts that they are modules: their folder is copied without the app's package.json. */
export function modulePackage(): Plugin {
  return {
    name: 'module-package',
    generateBundle() {
      const source = JSON.stringify({ type: 'module' })
      this.emitFile({ type: 'asset', fileName: 'package.json', source })
    },
  }
}
