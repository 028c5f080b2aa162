/** @import { IConfiguration } from 'dependency-cruiser' */

const src = '^apps/web/src'
const tests = ['\\.(test|spec|stories|fixture)\\.tsx?$', `${src}/testing/`]

/**
 * Which file may import which. Nx watches over libraries (`depConstraints`); these rules over files:
 * no circles anywhere, type imports included, and the rooms of the app (docs/architecture.md).
 *
 * @type {IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'core-imports-nothing-above',
      comment: 'core/ serves features, shell and routes, so it imports none of them.',
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
      comment: 'The shell stands around the features; what they need of it belongs into core/.',
      severity: 'error',
      from: { path: `${src}/features/`, pathNot: tests },
      to: { path: `${src}/(shell|routes)/` },
    },
    {
      name: 'shell-by-index',
      comment: 'The shell imports a feature only from its index.ts, and no route.',
      severity: 'error',
      from: { path: `${src}/shell/`, pathNot: tests },
      to: { path: `${src}/(features|routes)/`, pathNot: `${src}/features/[^/]+/index\\.ts$` },
    },
  ],
  options: { tsPreCompilationDeps: true, doNotFollow: { path: 'node_modules' }, exclude: '/dist/' },
}
