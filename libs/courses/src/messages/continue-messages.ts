/** Texts about continuing a course, in the study center and on the home page. */
export const continueMessages = {
  learnedOf: (learned: number, total: number) => `已学 ${learned}/${total} 课时`,
  lastWatched: (title: string) => `上次学到：${title}`,
}
