import { lazyComponent } from '@shuyuan/ui'
import { loadDialogHost } from './load-dialog-host'

/** The dialogs, whose code is fetched when the first one is opened. */
export const DialogHost = lazyComponent(loadDialogHost)
