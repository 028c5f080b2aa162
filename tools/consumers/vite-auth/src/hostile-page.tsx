import './hostile.css'

/** As {@link DialogsInShadow}, in a page whose styles are for everything. */
export { DialogsInShadow as HostilePage } from './dialogs-in-shadow'
