/** All descendants in document order. The tree may change afterward. */
export function nodesIn(root: Node): Node[] {
  return [...root.childNodes].flatMap((node) => [node, ...nodesIn(node)])
}
