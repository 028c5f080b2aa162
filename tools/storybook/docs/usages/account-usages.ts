import type { Usage } from './usage'

/** Sign-in, registration and account forms of auth-dialogs. */
export const accountUsages: Record<string, Usage> = {
  'Password login': {
    use: 'As the first tab of the login dialog (密码登录). The dialog opens from 登录, and when a visitor opens a page that needs an account.',
    avoid: 'In an account form that is already open: Prove mobile verifies the learner there.',
    do: 'Keep the mobile number when the learner changes to 短信登录 or 忘记密码.',
    never: 'Do not say which of mobile and password is wrong.',
    measures: 'Dialog 500 px wide at most. Fields in one column, 16 px apart.',
  },
  'SMS login': {
    use: 'As the second tab of the login dialog (短信登录), for learners who forgot or never set a password.',
    avoid: 'To register: Register asks for a password as well.',
    do: 'Ask for the captcha before 获取验证码, and count the seconds on the button until a new code can be sent.',
    never: 'Do not restart the countdown when the dialog is closed and opened again.',
    measures: 'Dialog 500 px wide at most. Fields in one column, 16 px apart.',
  },
  'Scan login': {
    use: 'For sign-in with WeChat: 微信登录 below the login form opens it.',
    avoid: 'To link WeChat to an existing account: Scan to bind.',
    do: 'Show how long the code is valid. Replace an expired code with 刷新二维码.',
    never: 'Do not leave out the hint for phones, which cannot scan their own screen.',
    measures: 'QR code 200 px. The frame keeps its size in every state.',
  },
  Register: {
    use: 'For a new account. 新用户注册 in the login dialog and 注册 in the header open it.',
    avoid: 'For an account that came from WeChat or QQ: Bind mobile completes it.',
    do: 'Show 6 至 16 个字符 at the password before it is typed, and return to login with 注册成功，现在可以登录.',
    never: 'Do not check the agreement in advance.',
    measures: 'Dialog 500 px wide at most. Fields in one column, 16 px apart.',
  },
  'Reset password': {
    use: 'For a visitor who forgot the password. 忘记密码 in the login dialog opens it.',
    avoid: 'For a learner who is signed in: Change password.',
    do: 'Return to login with the mobile number filled in and 密码重置成功，用新密码登录.',
    never: 'Do not ask for the old password.',
    measures: 'Dialog 500 px wide at most. Fields in one column, 16 px apart.',
  },
  'Bind mobile': {
    use: 'For an account without a mobile number: after a scan, on its own page, and from the user center.',
    avoid: 'To replace a number that is already bound: Change mobile.',
    do: 'Say why the number is needed: 为了账号安全，绑定手机号后继续使用.',
    never: 'Do not offer 其他方式登录 to a learner who is already signed in.',
    measures: 'Fields in one column, 16 px apart.',
  },
  Agreement: {
    use: 'When the user agreement or the privacy policy has changed since the learner accepted it.',
    avoid: 'At registration: the form has its own checkbox.',
    do: 'Link each document by its title: 《用户协议》, 《隐私政策》.',
    never: 'Do not let it be closed without 同意 or 不同意. 不同意 signs out.',
  },
  'Change mobile': {
    use: 'To replace the mobile number of an account, in two steps: 验证原手机号, 绑定新手机号.',
    avoid: 'For an account without a number: Bind mobile.',
    do: 'Return to the first step with 身份验证已过期 when the verification is too old.',
    never: 'Do not accept the number that the account already has.',
  },
  'Change password': {
    use: 'To set or change the password in the user center. An SMS to the bound number verifies the learner.',
    avoid: 'For visitors: Reset password. Without a bound number: Bind mobile first.',
    do: 'Say that devices that are signed in stay signed in.',
    never: 'Do not let the learner edit the mobile number here.',
  },
  'Prove mobile': {
    use: 'Before a step that cannot be undone, such as 注销账号, and as the first step of Change mobile.',
    avoid: 'To sign in: SMS login.',
    do: 'Show the number with hidden middle digits, and pass intro when it says more than the default.',
    never: 'Do not send the code before the learner has clicked 获取验证码.',
  },
  'Scan to bind': {
    use: 'To link WeChat to the account that is signed in, from 第三方账号 in the user center.',
    avoid: 'To sign in: Scan login.',
    do: 'Close the dialog after 微信绑定成功.',
    never: 'Do not show a second QR code beside it.',
    measures: 'QR code 200 px. The frame keeps its size in every state.',
  },
  'Face check': {
    use: 'On a page that requires a verified identity (实名认证). The learner scans the code with a phone.',
    avoid: 'In a dialog: the check takes minutes and may leave the site.',
    do: 'Keep 正在使用手机？在本机认证 for learners on a phone.',
    never: 'Do not ask the learner to reload. The page continues once the check has passed.',
    measures: 'QR code 240 px.',
  },
}
