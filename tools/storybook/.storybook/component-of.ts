/** The component that a path in the tree names: `Actions 操作/Button 按钮` is about `Button`. */
export const componentOf = (title: string) => /\/(\w+) [^/]*$/.exec(title)?.[1] ?? ''
