/** Where a course was left, in the study center and on home. */
export const continueMessages = {
  learnedOf: (learned: number, total: number) => `已学 ${learned}/${total} 课时`,
  lastSeen: (title: string) => `上次学到：${title}`,
}
