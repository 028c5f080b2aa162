import '@shuyuan/login-element/define'
import ReactDOM from 'react-dom'
import { Account } from './account'

ReactDOM.render(<Account />, document.querySelector('#root'))
