import '@shuyuan/login-element/define'
// eslint-disable-next-line @nx/enforce-module-boundaries -- installed in the app that this becomes
import { provideZonelessChangeDetection } from '@angular/core'
// eslint-disable-next-line @nx/enforce-module-boundaries -- installed in the app that this becomes
import { bootstrapApplication } from '@angular/platform-browser'
import { Account } from './account'

await bootstrapApplication(Account, { providers: [provideZonelessChangeDetection()] })
