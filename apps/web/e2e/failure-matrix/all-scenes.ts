import type { Scene } from './scene'
import { accountScenes } from './scenes/account-scenes'
import { learningScenes } from './scenes/learning-scenes'
import { memberScenes } from './scenes/member-scenes'
import { publicScenes } from './scenes/public-scenes'
import { signInScenes } from './scenes/sign-in-scenes'
import { stepScenes } from './scenes/step-scenes'

/** One scene for each operation that the site calls. */
export const allScenes: readonly Scene[] = [
  ...publicScenes,
  ...signInScenes,
  ...accountScenes,
  ...stepScenes,
  ...learningScenes,
  ...memberScenes,
]
