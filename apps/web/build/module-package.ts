import type { Plugin } from 'vite'

/** Adds a package.json that marks the scripts as modules, because the output is deployed without the app's. */
export function modulePackage(): Plugin {
  return {
    name: 'module-package',
    generateBundle() {
      const source = JSON.stringify({ type: 'module' })
      this.emitFile({ type: 'asset', fileName: 'package.json', source })
    },
  }
}
