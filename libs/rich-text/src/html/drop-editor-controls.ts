/** Removes the controls of an editor whose whole content was copied. */
export function dropEditorControls(root: ParentNode): void {
  for (const part of root.querySelectorAll('.ql-ui, .ql-clipboard, .ql-tooltip')) part.remove()
}
