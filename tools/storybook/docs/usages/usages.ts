import { accountUsages } from './account-usages'
import { actionUsages } from './action-usages'
import { checkoutUsages } from './checkout-usages'
import { contentUsages } from './content-usages'
import { courseUsages } from './course-usages'
import { dialogUsages } from './dialog-usages'
import { feedbackUsages } from './feedback-usages'
import { formUsages } from './form-usages'
import { memberUsages } from './member-usages'
import { playerUsages } from './player-usages'
import { siteUsages } from './site-usages'
import type { Usage } from './usage'

/** All usage notes, by the English name of the entry in the sidebar. */
export const usages: Readonly<Record<string, Usage>> = {
  ...accountUsages,
  ...actionUsages,
  ...checkoutUsages,
  ...contentUsages,
  ...courseUsages,
  ...dialogUsages,
  ...feedbackUsages,
  ...formUsages,
  ...memberUsages,
  ...playerUsages,
  ...siteUsages,
}

/** Returns the English name of a story title: `Bind mobile` for `Account 账号/Bind mobile 绑定手机号`. */
export function englishName(title: string): string {
  return title.slice(title.lastIndexOf('/') + 1).replace(/ \p{Script=Han}.*$/u, '')
}

/** Returns the usage notes of a story title. Undefined for pages, even if a part has the same name. */
export function usageOf(title: string): Usage | undefined {
  return title.startsWith('Pages ') ? undefined : usages[englishName(title)]
}
