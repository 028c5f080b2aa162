import { basename } from 'node:path'
import { glossary } from './glossary.mjs'

/** @import { AST, Rule, Scope } from 'eslint' */

const quotedCode = /`[^`]*`|\{@link [^}]*\}/g

/**
 * The words of a camelCase, PascalCase, CONSTANT_CASE or kebab-case name, in lower case.
 *
 * @param {string} name
 */
const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()

/**
 * What of a text the glossary replaces.
 *
 * @param {string} text
 * @param {boolean} isName
 */
function* findIn(text, isName) {
  for (const { not, use, unless, only } of glossary) {
    if (only === 'names' && !isName) continue
    const [word] = (unless ? text.replaceAll(new RegExp(unless, 'g'), '') : text).match(not) ?? []
    if (word !== undefined) yield { word, use }
  }
}

const members = [
  'TSPropertySignature',
  'TSMethodSignature',
  'PropertyDefinition',
  'MethodDefinition',
  'ObjectExpression > Property',
]

// it('…'), test.describe('…'), it.each([…])('…')
const tests = '/^(describe|it|test)$/'
const title =
  ':matches(' +
  [
    `[callee.name=${tests}]`,
    `[callee.object.name=${tests}]`,
    `[callee.callee.object.name=${tests}]`,
  ].join(', ') +
  ')'

/**
 * Names that a file declares, its own name, its comments and the titles of its tests use the terms of
 * {@link glossary}. Imported names are reported where they are declared.
 *
 * @type {Rule.RuleModule}
 */
export const glossaryRule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      word: '“{{word}}” has another term here: {{use}} (tools/eslint/src/glossary.mjs).',
    },
  },
  create(context) {
    const { sourceCode, filename } = context

    /**
     * @param {AST.SourceLocation | null | undefined} loc
     * @param {string} text
     */
    function check(loc, text, isName = false) {
      if (!loc) return
      for (const data of findIn(text, isName)) context.report({ loc, messageId: 'word', data })
    }

    /** @param {Scope.Variable} variable */
    function checkVariable({ name, defs }) {
      const [def] = defs
      if (def && def.type !== 'ImportBinding') check(def.name.loc, wordsOf(name), true)
    }

    return {
      Program(node) {
        check(node.loc, wordsOf(basename(filename).replace(/\..*$/, '')), true)
        for (const { value, loc } of sourceCode.getAllComments())
          check(loc, value.replaceAll(quotedCode, '').toLowerCase())
        for (const { variables } of sourceCode.scopeManager.scopes) variables.forEach(checkVariable)
      },
      /** @param {Rule.Node & { name: string }} node */
      [`:matches(${members.join(', ')}) > Identifier.key`]: (node) =>
        check(node.loc, wordsOf(node.name), true),
      /** @param {Rule.Node} node */
      [`CallExpression${title} > :matches(Literal, TemplateLiteral):first-child`]: (node) =>
        check(node.loc, sourceCode.getText(node).toLowerCase()),
    }
  },
}
