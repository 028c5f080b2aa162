/** Returns the component of a sidebar path: `Button` for `Actions 操作/Button 按钮`. */
export const componentOf = (title: string) => /\/(\w+) [^/]*$/.exec(title)?.[1] ?? ''
