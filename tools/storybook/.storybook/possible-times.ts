import { expect } from 'storybook/test'

/** A countdown of 100 hours or more, or more than 9,999 days left. */
const impossible = /\d{3,}:\d\d:\d\d|还剩 \d{5,} 天/

/** Fails if the story shows a time that no learner can see. */
export async function expectPossibleTimes(): Promise<void> {
  await expect(document.body.innerText).not.toMatch(impossible)
}
