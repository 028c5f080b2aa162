/** What only its owner and the server may know. */
export const secrets = {
  password: 'pass-word-91',
  smsCode: '908172',
  captcha: 'xk7q2',
  token: 'token-55-token',
  loginCode: 'login-code-33',
}

/** The phone of every journey. */
export const mobile = '13812345678'
