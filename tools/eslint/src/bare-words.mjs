const wordsInside = [
  'TemplateLiteral',
  'Literal[value=/\\S/]',
  'MemberExpression[object.name=/^(messages|words)$/]',
  'CallExpression[callee.object.name=/^(messages|words)$/]',
  'CallExpression[callee.name=/^(format|mask)/]',
].join(', ')

const braces = 'JSXExpressionContainer'
const element = ':matches(JSXElement, JSXFragment)'

const words = `:matches(JSXText[value=/\\S/], ${braces}:has(> :matches(${wordsInside}, Identifier[name="children"])))`

const elementOrNot = `:matches(LogicalExpression, ConditionalExpression):has(> ${element})`
const list = 'CallExpression[callee.property.name="map"]'
const changingElement = `${braces}:has(> :matches(${elementOrNot}, ${list}))`

const and = 'LogicalExpression[operator="&&"][right.type!=/^JSX/]'
const either = `ConditionalExpression:has(> :matches(${element}, Literal[raw="null"]))`
const changingWords = `${braces}:has(> :matches(${and}, ${either}):has(> :matches(${wordsInside})))`

const sibling = `:matches(${element}, ${braces}, JSXText[value=/\\S/])`

/**
 * Selectors of text nodes that are conditional, or that follow a conditional element. Browser extensions that translate
 * or highlight text replace such nodes. React then throws, because it removes or inserts before a node that is no
 * longer in its parent.
 */
export const bareWords = [
  `${changingElement} ~ ${words}`,
  `${sibling} ~ ${changingWords}`,
  `${changingWords} ~ ${sibling}`,
]
