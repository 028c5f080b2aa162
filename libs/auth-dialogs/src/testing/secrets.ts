/** Values that must not appear in events, logs or storage. */
export const secrets = {
  password: 'pass-word-91',
  smsCode: '908172',
  captcha: 'xk7q2',
  token: 'token-55-token',
  loginCode: 'login-code-33',
}

export const mobile = '13812345678'
