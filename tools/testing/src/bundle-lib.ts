import { build } from 'vite'

interface BundleLibOptions {
  /** Entry files of the library. */
  entry: string | string[]
  mode: 'development' | 'production'
  /** Packages that are not bundled. @default none */
  external?: (string | RegExp)[]
}

/** Returns the code of a library as a host bundles it. */
export async function bundleLib({ entry, mode, external = [] }: BundleLibOptions): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    resolve: { conditions: ['@shuyuan/source'] },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external },
    },
  })
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  return outputs.map((output) => ('code' in output ? output.code : '')).join('\n')
}
