/**
 * Requires a reason for every suppression: `// eslint-disable-next-line rule -- reason`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const disableNeedsReason = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { reason: 'Say why after two dashes: eslint-disable-next-line rule -- reason' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments())
        if (/^\s*eslint-disable(?!.*\s--\s+\S)/s.test(comment.value) && comment.loc)
          context.report({ loc: comment.loc, messageId: 'reason' })
    },
  }),
}
