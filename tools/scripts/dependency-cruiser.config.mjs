/** @import { IConfiguration } from 'dependency-cruiser' */

const src = '^apps/web/src'
const tests = ['\\.(test|spec|stories|fixture)\\.tsx?$', `${src}/testing/`]

/**
 * Import rules for files. `depConstraints` of Nx covers libraries. These rules forbid import cycles, including type
 * imports, and enforce the layers of the app (docs/architecture.md).
 *
 * @type {IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Move the shared code into a separate file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'core-imports-nothing-above',
      comment: 'core/ is below features, shell and routes, so it imports none of them.',
      severity: 'error',
      from: { path: `${src}/core/`, pathNot: tests },
      to: { path: `${src}/(features|shell|routes|router|route-tree)` },
    },
    {
      name: 'features-by-their-index',
      comment: 'A feature imports another one only from its index.ts.',
      severity: 'error',
      from: { path: `${src}/features/([^/]+)/`, pathNot: tests },
      to: { path: `${src}/features/`, pathNot: `${src}/features/($1/|[^/]+/index\\.ts$)` },
    },
    {
      name: 'features-without-frame',
      comment: 'The shell is above the features. Move shared code to core/.',
      severity: 'error',
      from: { path: `${src}/features/`, pathNot: tests },
      to: { path: `${src}/(shell|routes)/` },
    },
    {
      name: 'shell-by-index',
      comment: 'The shell imports features only from their index.ts, and no routes.',
      severity: 'error',
      from: { path: `${src}/shell/`, pathNot: tests },
      to: { path: `${src}/(features|routes)/`, pathNot: `${src}/features/[^/]+/index\\.ts$` },
    },
  ],
  options: { tsPreCompilationDeps: true, doNotFollow: { path: 'node_modules' }, exclude: '/dist/' },
}
