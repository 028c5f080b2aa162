import '@shuyuan/login-element/define'
// eslint-disable-next-line @nx/enforce-module-boundaries -- a dependency of the created app only
import { provideZonelessChangeDetection } from '@angular/core'
// eslint-disable-next-line @nx/enforce-module-boundaries -- a dependency of the created app only
import { bootstrapApplication } from '@angular/platform-browser'
import { Account } from './account'

await bootstrapApplication(Account, { providers: [provideZonelessChangeDetection()] })
