import './hostile.css'

/** {@link DialogsInShadow} in a page whose styles apply to every element. */
export { DialogsInShadow as HostilePage } from './dialogs-in-shadow'
