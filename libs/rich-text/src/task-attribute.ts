/** Marks a task item until it is rendered; the value is `open` or `done`. */
export const taskAttribute = 'data-rt-task'
