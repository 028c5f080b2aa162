/** Marks a list item that is a task until it is drawn; its value is `open` or `done`. */
export const taskAttribute = 'data-rt-task'
