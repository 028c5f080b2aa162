import { actionUsages } from './action-usages'
import { contentUsages } from './content-usages'
import { dialogUsages } from './dialog-usages'
import { feedbackUsages } from './feedback-usages'
import { formUsages } from './form-usages'
import type { Usage } from './usage'

const usages: Record<string, Usage> = {
  ...actionUsages,
  ...contentUsages,
  ...dialogUsages,
  ...feedbackUsages,
  ...formUsages,
}

/** Returns the usage of the component of a story title such as `Actions 操作/Button 按钮`. */
export function usageOf(title: string): Usage | undefined {
  const [name = ''] = title.split('/').at(-1)?.split(' ') ?? []
  return usages[name]
}
