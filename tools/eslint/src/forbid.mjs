/** @import { Rule } from 'eslint' */

/** @param {object} node */
const literal = (node) => ('value' in node ? node.value : undefined)

/**
 * Creates a rule that reports the matches of its selectors. Each ban is a separate rule, not an entry of
 * `no-restricted-syntax`, so that its home can turn it off.
 *
 * @param {string} message what to do instead
 * @param {string[]} selectors
 * @returns {Rule.RuleModule}
 */
export function forbidSyntax(message, selectors) {
  return {
    meta: { type: 'problem', schema: [], messages: { forbidden: message } },
    create: (context) => ({
      /** @param {Rule.Node} node */
      [selectors.join(', ')]: (node) => context.report({ node, messageId: 'forbidden' }),
    }),
  }
}

/**
 * Creates a rule that forbids packages and their subpaths in imports (static, dynamic or type) and re-exports.
 *
 * @param {string} message what to do instead
 * @param {string[]} packages names, or a scope such as `@tanstack`
 * @returns {Rule.RuleModule}
 */
export function forbidPackages(message, packages) {
  return {
    meta: { type: 'problem', schema: [], messages: { forbidden: message } },
    create(context) {
      /** @param {Rule.Node & { source?: object | null }} node */
      function check(node) {
        const source = literal(node.source ?? {})
        if (typeof source !== 'string') return
        if (!packages.some((name) => source === name || source.startsWith(`${name}/`))) return
        context.report({ node, messageId: 'forbidden' })
      }
      return {
        ImportDeclaration: check,
        ExportNamedDeclaration: check,
        ExportAllDeclaration: check,
        ImportExpression: check,
        TSImportType: check,
      }
    },
  }
}

const globalObjects = ['window', 'globalThis', 'self']

/**
 * Creates a rule that forbids globals, bare (`fetch`) or as a property of the global object (`window.fetch`). Ignores
 * local variables and parameters with the same name.
 *
 * @param {string} message what to do instead
 * @param {string[]} names
 * @returns {Rule.RuleModule}
 */
export function forbidGlobals(message, names) {
  return {
    meta: { type: 'problem', schema: [], messages: { forbidden: message } },
    create: (context) => ({
      'Program:exit'(node) {
        const scope = context.sourceCode.getScope(node)
        const undeclared = [
          ...scope.through,
          ...scope.variables.filter(({ defs }) => defs.length === 0).flatMap((v) => v.references),
        ]
        for (const { identifier } of undeclared)
          if (names.includes(identifier.name))
            context.report({ node: identifier, messageId: 'forbidden' })
      },
      MemberExpression(node) {
        const { object, property } = node
        if (object.type !== 'Identifier' || !globalObjects.includes(object.name)) return
        const name = 'name' in property && !node.computed ? property.name : literal(property)
        if (names.includes(String(name))) context.report({ node, messageId: 'forbidden' })
      },
    }),
  }
}
