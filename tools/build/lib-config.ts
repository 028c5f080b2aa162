import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { clientModules } from './client-modules.ts'
import { coverageFloors } from './coverage-floors.ts'

interface LibOptions {
  /** Folder name under `libs/`. */
  name: string
  /** Entry files; their paths under `src` are kept in `dist`. */
  entries: string[]
  /** Where the unit tests run. */
  environment: 'node' | 'happy-dom' | 'jsdom'
  /** Also write CommonJS (`.cjs`), for hosts that still `require`. */
  commonJs?: boolean
  /** Packages that come along, in the few files that are used, as a host would install much more of them. */
  bundled?: string[]
}

/** Export conditions that make every workspace import resolve to source. */
export const sourceConditions = ['@shuyuan/source', 'module', 'browser', 'development|production']

/** True in `npm run test:full`, which also runs `*.full.test.ts` and measures coverage. */
export const isFullRun = process.env['SHUYUAN_FULL'] === 'true'

/** Vite and Vitest configuration shared by all publishable libraries. */
export function libConfig({
  name,
  entries,
  environment,
  commonJs = false,
  bundled = [],
}: LibOptions) {
  return defineConfig({
    plugins: [react(), clientModules(), ...(commonJs ? [requiredDefaults()] : [])],
    resolve: { conditions: sourceConditions },
    logLevel: 'warn',
    ssr: {
      resolve: { conditions: ['@shuyuan/source', 'module', 'node', 'development|production'] },
    },
    build: {
      lib: { entry: entries },
      minify: false,
      reportCompressedSize: false,
      license: bundled.length > 0 && { fileName: 'licenses.md' },
      target: 'es2022',
      rolldownOptions: {
        external: (id) => /^[^./]/.test(id) && !bundled.includes(id),
        output: [moduleOutput('es', 'js'), ...(commonJs ? [moduleOutput('cjs', 'cjs')] : [])],
      },
    },
    test: testOptions(`libs/${name}`, environment),
  })
}

/**
 * Below `"type": "module"` the bundler takes the whole of a required module for its default export, as
 * Node does for an import. The dependencies' CommonJS files mark their own default with `__esModule`.
 */
function requiredDefaults(): Plugin {
  return {
    name: 'required-defaults',
    renderChunk(code, _chunk, { format }) {
      if (format !== 'cjs') return null
      return { code: code.replace(/__toESM\((\w+), 1\)/g, '__toESM($1)'), map: null }
    },
  }
}

// One file per module, so that a consumer's bundler takes only what is used and can load the rest late.
function moduleOutput(format: 'es' | 'cjs', extension: string) {
  return {
    format,
    preserveModules: true,
    preserveModulesRoot: 'src',
    // Packages leave out folders that have the name of the one for dependencies.
    entryFileNames: ({ name }: { name: string }) =>
      `${name.replace(/.*node_modules\//, 'vendor/')}.${extension}`,
  } as const
}

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Test settings shared by libraries, tools and the app; results land in `reports/`. */
export function testOptions(projectRoot: string, environment: LibOptions['environment']) {
  return {
    environment,
    include: ['{src,server}/**/*.test.{ts,tsx}'],
    exclude: isFullRun ? [] : ['**/*.full.test.ts'],
    setupFiles: environment === 'node' ? [] : [at('./react-setup.fixture.ts')],
    // Rules go in one by one, as in production; jsdom would read the whole sheet again for each.
    env: { SC_DISABLE_SPEEDY: 'false' },
    reporters: ['default', 'json'],
    outputFile: {
      json: at(`../../reports/${projectRoot}/unit.json`),
    },
    coverage: {
      // It makes the tests a quarter slower.
      enabled: isFullRun,
      provider: 'v8' as const,
      include: ['src/**/*.{ts,tsx,mjs}'],
      exclude: [
        '**/*.{test,stories,fixture,gen}.*',
        '**/{generated,stories,testing}/**',
        'src/**/index.ts',
      ],
      reporter: ['json-summary'],
      reportsDirectory: at(`../../reports/${projectRoot}/coverage`),
      // Raised when a library's tests cover more, never lowered.
      thresholds: coverageFloors[projectRoot],
    },
    // Nx runs two projects side by side; more workers than cores only slow each other down.
    maxWorkers: 1,
    // A process, a window and modules for each file take four fifths of the time; files share them
    // instead, and each test cleans up behind itself. A file that mocks a module of ours resets them; the
    // mock is kept all the same, so that two files mock one module alike or not at all.
    isolate: false,
    slowTestThreshold: 3_000,
    restoreMocks: true,
    testTimeout: 120_000,
    // A busy machine may take long; a hanging test still ends.
    expect: { poll: { timeout: 30_000 } },
  }
}
