// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.
export interface paths {
  '/api/v3/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Health probe */
    get: operations['getStatus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/other/config': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Site settings */
    get: operations['getConfig']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/navs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Main navigation, with at most two levels */
    get: operations['listNavs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/links': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Links to partner sites */
    get: operations['listLinks']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/captcha/image': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Create a captcha image
     * @description Valid for 300 s. The first check consumes it, even if the answer is wrong.
     */
    get: operations['getCaptchaImage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/captcha/sms': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send an SMS code
     * @description The six-digit code is valid for 300 s in every scene and replaces any earlier one. Even a failed
     *     call consumes the captcha.
     *     Fails with 请输入手机号, 请输入图形验证码, 图形验证码错误, 参数错误.
     */
    post: operations['sendSmsCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/login/password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign in with mobile and password
     * @description Cancels a pending account deletion.
     *     Fails with 请输入手机号, 请输入密码, 手机号或密码错误, 账号已被锁定.
     */
    post: operations['loginWithPassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/login/mobile': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign in with an SMS code
     * @description Registers an unknown mobile automatically.
     *     Fails with 请输入手机号, 短信验证码错误, 账号已被锁定.
     */
    post: operations['loginWithSms']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/register/sms': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Register
     * @description Returns no token, so clients sign in separately. Even a failed call consumes the SMS code.
     *     Fails with 请输入手机号, 请输入短信验证码, 短信验证码错误, 请输入密码,
     *     密码长度不能少于6个字符, 密码长度不能多于16个字符, 手机号已存在.
     */
    post: operations['registerWithSms']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/password/reset': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Reset a forgotten password
     * @description Existing tokens remain valid.
     *     Fails with 请输入手机号, 请输入短信验证码, 短信验证码错误, 请输入密码, 手机号不存在.
     */
    post: operations['resetPassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/logout': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign out
     * @description Invalidates the token of the `Authorization` header.
     */
    post: operations['logout']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/auth/login/wechat-scan/url': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Start a WeChat scan login
     * @description Fails with 参数错误.
     */
    post: operations['startScanLogin']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/auth/login/wechat-scan/query': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Check whether the scan was confirmed
     * @description Poll every second. An unknown or expired key fails with 参数错误.
     */
    get: operations['getScanCode']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/auth/login/wechat-scan/page': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Page that the phone opens to confirm a scan
     * @description Requests consent if called with `key` and `action`. Stores the code under the key if called
     *     with `login_code` and `wechat_scan_key`. Shows a failure if called with `login_err_msg`.
     *     Otherwise returns JSON with 参数错误.
     */
    get: operations['openScanPage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/auth/login/wechat/oauth': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Go to the WeChat consent page
     * @description Works only inside WeChat. The scan page links to it.
     */
    get: operations['redirectToWechat']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/auth/login/wechat/callback': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** WeChat callback that redirects to `s_url` or `f_url` */
    get: operations['returnFromWechat']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/auth/login/socialite/{app}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Go to the QQ consent page (browser navigation)
     * @description Returns to `s_url` with `login_code` and `action`, or to `f_url` with `login_err_msg` and
     *     `action`. The authorization must finish within 600 s.
     *     Fails with 登录应用不存在, 参数错误.
     */
    get: operations['redirectToSocialite']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/auth/login/socialite/{app}/callback': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Provider callback that redirects to `s_url` or `f_url` */
    get: operations['returnFromSocialite']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/auth/login/code': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Exchange a one-time login code
     * @description The code is valid for 600 s. A sign-in consumes it, but a failure or a bind_mobile reply does not.
     *     Fails with 参数错误, 已过期, 用户不存在, 用户已锁定无法登录, 未知错误.
     */
    post: operations['exchangeLoginCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/auth/register/withSocialite': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create an account with a mobile for a third-party login
     * @description Signs in to the new account. After a failure the login code remains valid, but not the SMS code.
     *     Fails with 参数错误, 短信验证码错误, 已过期, 手机号已存在, 当前渠道账号已绑定了其它账号,
     *     用户已锁定无法登录, and 错误 if the provider's nickname has more than 19 characters.
     */
    post: operations['registerWithSocialite']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/member/socialite/bindWithCode': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Bind a third-party account to the signed-in learner
     * @description Fails with 参数错误, 已过期, 您已经绑定了该渠道的账号, 当前渠道账号已绑定了其它账号,
     *     同渠道账号已绑定其它用户.
     */
    post: operations['bindSocialite']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/member/socialite/{app}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Unbind a third-party account
     * @description Succeeds even if no account was bound. An unknown app fails with 参数错误.
     */
    delete: operations['unbindSocialite']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/member/detail': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The signed-in learner */
    get: operations['getMember']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/member/detail/nickname': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Set the nickname, which is possible only once
     * @description Fails with 请输入昵称, 当前用户已配置昵称, 昵称已经存在, and 错误 if it exceeds 24 characters.
     */
    post: operations['setNickname']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/member/detail/avatar': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Replace the avatar
     * @description Refetch the member to get the new URL.
     *     Fails with 请上传文件, 请上传图片文件, 文件不能超过1M, 请上传有效文件.
     */
    post: operations['uploadAvatar']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/member/detail/password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Change the password
     * @description The mobile must be the learner's own. The server checks this after it consumes the SMS code.
     *     Existing tokens remain valid.
     *     Fails with 请输入手机号, 请输入短信验证码, 请输入密码, 短信验证码错误, 请绑定手机号.
     */
    post: operations['changePassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/member/detail/mobile': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Bind the first mobile
     * @description Fails with 请输入手机号, 请输入短信验证码, 短信验证码错误, 已绑定, 手机号已存在.
     */
    post: operations['bindMobile']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/member/verify': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Verify the current mobile before changing it
     * @description Fails with 短信验证码错误, and 参数错误 if the mobile is not the learner's own.
     */
    post: operations['verifyMobile']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/member/mobile': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change to a new mobile
     * @description Fails with 请输入手机号, 请输入短信验证码, 参数错误 (proof missing, broken or expired),
     *     短信验证码错误, 手机号已存在.
     */
    put: operations['changeMobile']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/upload/image': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Upload an image
     * @description Fails with 请上传文件, 请上传图片文件, 文件不能超过2M.
     */
    post: operations['uploadImage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/member/agreement/agree': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Consent to all published required agreements */
    post: operations['agreeToAgreements']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/member/destroy': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Request deletion of the account
     * @description The server deletes the account after 7 days. Signing in before then cancels the deletion. The
     *     token remains valid.
     *     Fails with 用户已申请注销.
     */
    post: operations['requestAccountDeletion']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/member/tencent/faceVerify': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Check whether the learner passed the face check
     * @description Poll every 2.5 s. While the check is pending, and after it failed, `code` is an OBJECT: continue
     *     polling silently. Fails with 参数错误.
     */
    get: operations['getFaceCheck']
    put?: never
    /**
     * Start a face check on a phone
     * @description Fails with 参数错误, 当前学员已完成实人认证, 无法发起实名认证.
     */
    post: operations['startFaceCheck']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/course_categories': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Course categories in two levels */
    get: operations['listCategories']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/courses': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Course list */
    get: operations['listCourses']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/course/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Course page
     * @description Also returns hidden courses. Fails with code 404 资源不存在.
     */
    get: operations['getCourse']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/course/{id}/like': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Add a course to the favorites or remove it
     * @description A GET with side effects, so never prefetch or retry it. Fails with code 404 资源不存在.
     */
    get: operations['toggleFavorite']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/course/{courseId}/attach/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Download URL of an attachment
     * @description Limited to 60 per hour and learner. The URL works once. Open it by navigation.
     *     Fails with code 404 资源不存在, 请购买课程, 当前附件不支持下载, code 429 请稍后再试.
     */
    get: operations['getAttachmentUrl']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/course/attach-download': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Download of an attachment
     * @description Fails with 参数错误, code 404 资源不存在, 源文件不存在.
     */
    get: operations['downloadAttachment']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/video/open/play': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Play URLs of public media
     * @description Fails with 参数错误, code 404 资源不存在.
     */
    get: operations['getOpenPlayInfo']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/video/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Lesson page
     * @description Counts a view. If the learner has access, also adds the course to their learned courses.
     *     Fails with code 404 资源不存在.
     */
    get: operations['getLesson']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/video/{id}/playinfo': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Play URLs of a lesson
     * @description If the lesson has trial seconds, a learner without access gets trial URLs. The server does not
     *     cut a plain URL, so the client must stop at the end of the trial.
     *     Fails with 请购买后观看, 无法获取视频播放地址, or an EMPTY message.
     */
    get: operations['getPlayInfo']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/video/{id}/record': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Report the playback position
     * @description The stored position never decreases, and is final once it reaches the lesson's duration.
     *     Fails with 参数错误, 无权限观看此视频, and 错误 if the percentage of the course would exceed 127,
     *     although the server completes the lesson.
     */
    post: operations['recordProgress']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/comments': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The 5 newest top-level comments, each with its 3 newest replies
     * @description The server does NOT blank the text of replies awaiting review, so clients must hide it.
     *     `reply_user` is empty unless that user wrote one of the returned comments.
     */
    get: operations['listComments']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/comments/replies': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * All replies to a comment, or all comments
     * @description With `parent_id`, returns all replies to that comment, without nested lists. Without it, returns
     *     ALL top-level comments with their newest replies. An invalid `parent_id` fails with 参数错误.
     */
    get: operations['listCommentReplies']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/comment/store': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Write a comment or a reply
     * @description Every new comment awaits review. The server strips HTML tags: a `<` that no space follows starts
     *     a tag, which ends at the next `>` or at the end of the text. It stores the rest, even if empty.
     *     Fails with 参数错误, 请输入评论内容, 评论内容最多140个字符, 已超出每日评论限制, 禁止提交评论,
     *     评论审核中, code 404 资源不存在, and 错误 for an empty `parent_id` or `reply_id`.
     */
    post: operations['createComment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/roles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Visible VIP plans */
    get: operations['listVipPlans']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/role/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One VIP plan
     * @description Unknown or hidden plans fail with code 404 资源不存在.
     */
    get: operations['getVipPlan']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/promoCode/{code}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A promo code */
    get: operations['getPromoCode']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/promoCode/{code}/check': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Check whether the learner may use a promo code */
    get: operations['checkPromoCode']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/order': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Order a course or a VIP plan
     * @description Silently ignores an unusable promo code, so check the returned discount.
     *     Fails with 参数错误, 无法创建订单, 请同意付费内容购买协议, 请同意会员服务协议,
     *     code 404 资源不存在.
     */
    post: operations['createOrder']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/order/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Status of an order
     * @description Poll every 2 s. Delivery may happen after status 9. The server cannot deliver a plan that would
     *     end after 2038-01-19, so its order keeps status 5 although it is paid.
     *     Fails with 参数错误, code 404 资源不存在.
     */
    get: operations['getOrderStatus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/member/orders': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Paid orders of the learner */
    get: operations['listOrders']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/member/roles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** VIP plans that the learner bought */
    get: operations['listVipPurchases']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/member/courses': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Courses the learner bought */
    get: operations['listBoughtCourses']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/member/courses/learned': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Courses the learner is learning */
    get: operations['listLearnedCourses']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/member/courses/like': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The learner's favorite courses */
    get: operations['listFavoriteCourses']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/member/learned/course/{courseId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Lessons of a course with the learner's progress */
    get: operations['listLearnedLessons']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/member/courses': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Courses the learner bought (legacy) */
    get: operations['listOwnedCourses']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/member/messages': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Messages to the learner */
    get: operations['listMessages']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/member/notificationMarkAsRead/{notificationId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Mark one message as read
     * @description A GET with side effects. Also succeeds for unknown IDs.
     */
    get: operations['markMessageRead']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/member/notificationMarkAllAsRead': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Mark all messages as read
     * @description A GET with side effects.
     */
    get: operations['markAllMessagesRead']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/member/unreadNotificationCount': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Number of unread messages
     * @description Cached by the server. Only marking messages as read refreshes it.
     */
    get: operations['getUnreadCount']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/member/credit1Records': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Changes to the points balance */
    get: operations['listCreditRecords']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/announcement/latest': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The latest announcement */
    get: operations['getLatestAnnouncement']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/announcement/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One announcement
     * @description Fails with code 404 资源不存在.
     */
    get: operations['getAnnouncement']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/announcements': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** All announcements */
    get: operations['listAnnouncements']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v3/search': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Search courses and lessons
     * @description Returns at most the best 100 matches. Fails with 请输入关键字, and 错误 if `type` is missing.
     */
    get: operations['search']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/decorationPage/blocks': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Blocks of a page
     * @description An unknown page returns `[]`. A missing name fails with page_name参数不能为空.
     */
    get: operations['listBlocks']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/protocol': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** User agreement */
    get: operations['openUserAgreement']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/private_protocol': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Privacy policy */
    get: operations['openPrivacyPolicy']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/vip_protocol': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** VIP service agreement */
    get: operations['openVipAgreement']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/paid_content_purchase_protocol': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Purchase agreement for paid content */
    get: operations['openPurchaseAgreement']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aboutus': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** About us */
    get: operations['openAboutUs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/face-verify-success': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Last page of a face check on the phone */
    get: operations['openFaceCheckSuccess']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/payment/index': {
    parameters: {
      query: {
        /** @description The signature from createOrder. Valid for 30 minutes. */
        sign: string
        /** @description URL to open after success. */
        s_url?: string
        /** @description URL to open after failure. */
        f_url?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    /** Cashier page of an order */
    get: operations['openCashier']
    put?: never
    /** Form of the cashier page */
    post: operations['payAtCashier']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/payment/success': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Last page of a payment */
    get: operations['openPaymentSuccess']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description Envelope of a success. Each operation adds its `data`. */
    Success: {
      /** @description Always 0. */
      code: number
      /** @description Always empty. */
      message: string
    }
    /** @description Envelope of a failure. */
    Failure: {
      /**
       * @description 1: violated rule, failed validation or unexpected error (错误). 401: not signed in. 404: not
       *     found. 429: too many calls. 500: cache server unavailable. 503: maintenance. Modules may
       *     use other codes.
       */
      code: number
      /** @description Text for display; may be empty. */
      message: string
      data: components['schemas']['Nothing']
    }
    /** @description The only reply whose `code` is an object. */
    FaceCheckPending: {
      code: {
        /** @constant */
        status: 5
      }
      message: string
      data: components['schemas']['Nothing']
    }
    /** @description An empty array, which means "nothing". */
    Nothing: []
    /**
     * @description 0 for no, 1 for yes. Never a boolean.
     * @enum {integer}
     */
    Flag: 0 | 1
    /** @description Whole yuan. */
    Yuan: number
    /** @description Local time in UTC+8, without a zone marker. */
    DtRaw: string
    /** @description UTC with six fraction digits. */
    DtIso: string
    /** @description Local time without a zone marker. The zone depends on the field. */
    DtLocal: string
    /** @description Unix time in seconds. */
    Epoch: number
    /** @description An empty string counts as missing. */
    RequiredText: string
    IdAndName: {
      id: number
      name: string
    }
    /** @description Paginator with URLs. Do not use these, because they omit the other parameters. */
    PageFull: {
      current_page: number
      first_page_url: string
      /** @description Number of the first row, or null on an empty page. */
      from: number | null
      last_page: number
      last_page_url: string
      links: {
        url: string | null
        /** @description Contains HTML entities. */
        label: string
        active: boolean
      }[]
      next_page_url: string | null
      path: string
      /** @description A string in listVipPurchases if the client sent a size. */
      per_page: number | string
      prev_page_url: string | null
      /** @description Number of the last row, or null on an empty page. */
      to: number | null
      total: number
    }
    /** @description Paginator with the page number and the total. */
    PageMini: {
      current_page: number
      total: number
    }
    /** @description Paginator with only the total. */
    PageTotal: {
      total: number
    }
    /** @description Settings of the administrators. Unset strings are empty. */
    Config: {
      /** @description Site name on older servers. Preferred if present. */
      webname?: string
      /** @description Site name, empty on a new server. */
      name: string
      logo: {
        /** @description Absolute. Equals `url` if an administrator cleared it. */
        logo: string
        /** @description An empty OBJECT if unset. */
        white_logo: string | Record<string, never>
      }
      /** @description Public URL of the API host, without a trailing slash. */
      url: string
      pc_url: string
      /** @description URL of the mobile site, without a trailing slash. */
      h5_url: string
      /** @description First filing number. */
      icp: string
      icp_link: string
      /** @description Second filing number. */
      icp2: string
      icp2_link: string
      /** @description URL of the user agreement. */
      user_protocol: string
      /** @description URL of the privacy policy. */
      user_private_protocol: string
      /** @description URL of the VIP service agreement. */
      vip_protocol: string
      /** @description URL of the purchase agreement. */
      paid_content_purchase_protocol: string
      /** @description URL of the page about the school. */
      aboutus: string
      /** @description HTML shown below course descriptions. */
      course_purchase_notice: string
      player: {
        /** @description Absolute URL of the poster, empty if unset. */
        cover: string
        /**
         * @description Moving watermark. A string after an administrator saves it.
         * @enum {unknown}
         */
        enabled_bullet_secret: '0' | '1' | 0 | 1
        bullet_secret: {
          /** @description In pixels. */
          size: string | number
          /** @description CSS color. */
          color: string
          /** @description 0 to 1. */
          opacity: string | number
          /** @description Template with ${mobile}, ${nickname}, ${id}, ${user.mobile}, ${user.id}. */
          text: string
        }
      }
      member: {
        enabled_mobile_bind_alert: components['schemas']['Flag']
        enabled_face_verify: boolean
      }
      socialites: {
        qq: components['schemas']['Flag']
        wechat_oauth: components['schemas']['Flag']
      }
      /** @description Points that the learner gets for each action. */
      credit1_reward: {
        register: number
        watched_vod_course: number
        watched_video: number
        /** @description Points per yuan of the price before the discount. Empty if unset. */
        paid_order: string | number
      }
      /** @description Installed server modules. */
      enabled_addons: string[]
      navs: components['schemas']['Nav'][]
      links: components['schemas']['FriendLink'][]
    }
    NavFields: {
      id: number
      sort: number
      name: string
      /** @description Absolute URL or path of this site. */
      url: string
      /** @description Comma-separated route names, or empty. */
      active_routes: string
      /** @description Free text, usually `PC` or `h5`. */
      platform: string
      parent_id: number
      blank: components['schemas']['Flag']
    }
    NavChild: components['schemas']['NavFields'] & {
      created_at: components['schemas']['DtIso']
      updated_at: components['schemas']['DtIso']
    }
    Nav: components['schemas']['NavFields'] & {
      children: components['schemas']['NavChild'][]
    }
    FriendLink: {
      id: number
      sort: number
      name: string
      url: string
      created_at: components['schemas']['DtIso']
      updated_at: components['schemas']['DtIso']
    }
    CaptchaImage: {
      /** @description Opaque. Clients send it back as `image_key`. */
      key: string
      /** @description Complete data URL. */
      img: string
      /** @description Whether answers are case-sensitive. Always false. */
      sensitive: boolean
    }
    /** @enum {string} */
    SmsScene: 'login' | 'register' | 'password_reset' | 'mobile_bind'
    /** @description The server does not validate the format. A mobile that is too long fails with 错误. */
    Mobile: string
    /** @description Six digits as a string. A number never matches. */
    MobileCode: string
    /** @description Referral code, or empty. */
    Msv: string
    MobileProof: {
      mobile: components['schemas']['Mobile']
      mobile_code: components['schemas']['MobileCode']
    }
    PasswordChange: {
      mobile: components['schemas']['Mobile']
      mobile_code: components['schemas']['MobileCode']
      password: components['schemas']['RequiredText']
    }
    /** @enum {string} */
    SocialiteApp: 'qq' | 'wechat'
    /** @enum {string} */
    SocialiteAction: 'login' | 'bind'
    ScanLogin: {
      /** @description Absolute URL for the QR code. */
      url: string
      key: string
      expire: components['schemas']['Epoch']
    }
    CodeLoginResult:
      | {
          /** @constant */
          success: 1
          token: string
        }
      | {
          /** @constant */
          success: 0
          /** @constant */
          action: 'bind_mobile'
          /** @description The login code, which remains valid. */
          code: string
        }
    Member: {
      id: number
      /** @description Display name on older servers. Preferred if present. */
      name?: string
      /** @description Display name. */
      nick_name: string
      /** @description Absolute. The default avatar is relative to the API host. */
      avatar: string
      /** @description Not masked. A 9-digit placeholder if none is bound. */
      mobile: string
      /**
       * @description 1 for locked.
       * @enum {integer}
       */
      is_lock: -1 | 0 | 1
      /**
       * @description Unused.
       * @enum {integer}
       */
      is_active: -1 | 0 | 1
      /** @description ID of the VIP plan; 0 for none. */
      role_id: number
      /**
       * @description End of the VIP plan. A learner is VIP only if `role_id` is above 0 too. The server resets an
       *     expired plan within an hour. After that, only listVipPurchases contains it.
       */
      role_expired_at: components['schemas']['DtRaw'] | null
      /** @description Also present for a plan that has just expired. */
      role: components['schemas']['MemberRole'] | null
      invite_balance: components['schemas']['Yuan']
      is_password_set: components['schemas']['Flag']
      is_set_nickname: components['schemas']['Flag']
      created_at: components['schemas']['DtIso']
      /** @description Points. */
      credit1: number
      /** @description Unused. */
      credit2: number
      /** @description Unused. */
      credit3: number
      is_bind_qq: components['schemas']['Flag']
      is_bind_wechat: components['schemas']['Flag']
      is_bind_mobile: components['schemas']['Flag']
      invite_people_count: number
      is_face_verify: boolean
      /** @description Masked, empty when none. */
      profile_real_name: string
      /** @description Masked, empty when none. */
      profile_id_number: string
      /** @description Also true if no such agreement is published. */
      agreement_status: {
        user_agreement_agreed: boolean
        privacy_policy_agreed: boolean
      }
    }
    MemberRole: {
      id: number
      name: string
      desc_rows: string[]
    }
    UploadedImage: {
      path: string
      /** @description Absolute and public. */
      url: string
      disk: string
      /** @description Original file name. */
      name: string
      expired_time: components['schemas']['Epoch']
      encryptData: string
      media_image_id: number
    }
    FaceCheck: {
      /** @description URL for the QR code. */
      url: string
      rule_id: string
      biz_token: string
      request_id: string
    }
    Category: {
      id: number
      name: string
      /** @constant */
      parent_id: 0
      children: {
        id: number
        sort: number
        name: string
        parent_id: number
      }[]
    }
    CourseFields: {
      id: number
      title: string
      /** @description Often empty. */
      slug: string
      /** @description Cover URL, normally absolute. May be empty. */
      thumb: string
      charge: components['schemas']['Yuan']
      /** @description Plain text. */
      short_description: string
      seo_keywords: string
      seo_description: string
      published_at: components['schemas']['DtRaw']
      is_rec: components['schemas']['Flag']
      /**
       * @description 1 for visible.
       * @enum {integer}
       */
      is_show: -1 | 0 | 1
      /** @description Number of buyers. */
      user_count: number
      /** @description 0 for none. */
      category_id: number
      is_free: components['schemas']['Flag']
      is_vip_free: components['schemas']['Flag']
      is_allow_comment: components['schemas']['Flag']
    }
    /** @description A course in the course list. */
    CourseRow: components['schemas']['CourseFields'] & {
      /** @description Number of visible, published lessons. */
      videos_count: number
      category: components['schemas']['IdAndName'] | components['schemas']['Nothing']
    }
    /** @description A course on its own page. */
    Course: components['schemas']['CourseFields'] & {
      /** @description HTML description. */
      render_desc: string
    }
    Chapter: {
      id: number
      course_id: number
      title: string
    }
    Attachment: {
      id: number
      name: string
      /** @description Bytes. */
      size: number
      /** @description Free text, such as `pdf` or `PDF`. */
      extension: string
    }
    CoursePage: {
      course: components['schemas']['Course']
      chapters: components['schemas']['Chapter'][]
      videos: components['schemas']['LessonGroups']
      /** @description Whether the learner has access. Always false for visitors, even if the course is free. */
      isBuy: boolean
      /** @description Whether the course is a favorite. */
      isCollect: boolean
      videoWatchedProgress: components['schemas']['ProgressMap']
      attach: components['schemas']['Attachment'][]
      /** @description IDs of individually bought lessons. */
      buyVideos: number[]
    }
    Lesson: {
      id: number
      course_id: number
      title: string
      slug: string
      /** @description 0 for no chapter. */
      chapter_id: number
      /** @description In seconds, as entered by an administrator. A lesson is completed at this position. */
      duration: number
      /** @description Length of the trial in seconds; 0 for none. */
      free_seconds: number
      charge: components['schemas']['Yuan']
      is_ban_sell: components['schemas']['Flag']
      ban_drag: components['schemas']['Flag']
      is_allow_comment: components['schemas']['Flag']
      view_num: number
      published_at: components['schemas']['DtRaw']
      seo_keywords: string
      seo_description: string
    }
    /**
     * @description Lessons by chapter ID. `0` contains those without a chapter. If the keys count up from 0, the
     *     container is an array: of one group if `0` is the only key, of two if there is also a
     *     chapter 1. Without lessons it is empty.
     */
    LessonGroups:
      | []
      | ([] | [components['schemas']['LessonGroup']])
      | {
          [key: string]: components['schemas']['LessonGroup']
        }
    /** @description Lessons of one chapter, oldest first. */
    LessonGroup: components['schemas']['Lesson'][]
    Progress: {
      id: number
      user_id: number
      course_id: number
      video_id: number
      /** @description Furthest position. Final once completed. */
      watch_seconds: number
      /** @description First completion. Null if not completed yet. */
      watched_at: components['schemas']['DtRaw'] | null
      created_at: components['schemas']['DtIso']
      updated_at: components['schemas']['DtIso']
      deleted_at: null
    }
    /** @description Progress by lesson ID. */
    ProgressMap:
      | {
          [key: string]: components['schemas']['Progress']
        }
      | components['schemas']['Nothing']
    LessonPage: {
      video: components['schemas']['Lesson']
      videos: components['schemas']['LessonGroups']
      chapters: components['schemas']['Chapter'][]
      course: components['schemas']['Course']
      /** @description Whether the learner may watch all of it. Always false for visitors. */
      is_watch: boolean
      video_watched_progress: components['schemas']['ProgressMap']
      /** @description IDs of individually bought lessons. */
      buy_videos: number[]
    }
    PlayInfo: {
      urls: components['schemas']['PlaySource'][]
    }
    PlaySource: {
      /** @description URL, or other text from an administrator, such as an iframe snippet. */
      url: string
      /** @description `m3u8`, `mp4` or the extension of a plain URL. May be empty. */
      format: string
      /** @description In seconds; 0 for a plain URL. */
      duration: number
      /** @description Label of the quality. One cloud provider sends a number. */
      name: string | number
      /** @description Cloud media only. */
      height?: number
      /** @description Cloud media only. */
      width?: number
      /** @description Cloud media only, in bytes. */
      size?: number
    }
    /**
     * @description 1 for a course, 2 for a lesson.
     * @enum {integer}
     */
    CommentTargetType: 1 | 2
    /** @description Opaque. "No parent" is a constant ID that is neither 0 nor empty. */
    CommentId: string
    /** @description Nothing if the account was deleted. */
    CommentUser: components['schemas']['CommentAuthor'] | components['schemas']['Nothing']
    CommentAuthor: {
      /** @description Usually absolute, but may be relative or empty. */
      avatar: string
      nick_name: string
    }
    CommentFields: {
      id: components['schemas']['CommentId']
      parent_id: components['schemas']['CommentId']
      reply_id: components['schemas']['CommentId']
      /** @description Plain text, not escaped. Empty while awaiting review. */
      content: string
      /** @description A province, `内网IP`, `UNKNOWN` or empty. */
      ip_province: string
      is_check: components['schemas']['Flag']
      created_at: components['schemas']['DtIso']
    }
    CommentReply: components['schemas']['CommentFields'] & {
      user: components['schemas']['CommentUser']
      /**
       * @description Present only for a reply to another reply that still exists. Empty in listComments if this
       *     user wrote none of the returned comments.
       */
      reply_user?: components['schemas']['CommentUser']
    }
    Comment: components['schemas']['CommentFields'] & {
      /** @description Includes replies awaiting review. */
      replies_count: number
      /** @description The 3 newest, newest first. */
      replies: components['schemas']['CommentReply'][]
      user: components['schemas']['CommentUser']
    }
    StoredComment: components['schemas']['CommentFields'] & {
      user: components['schemas']['CommentAuthor']
    }
    VipPlan: {
      id: number
      name: string
      charge: components['schemas']['Yuan']
      /** @description In days. */
      expire_days: number
      /** @description Lines of the description. One empty line if there is none. */
      desc_rows: string[]
    }
    PromoCode: {
      id: number
      code: string
      expired_at: components['schemas']['DtRaw'] | null
      /** @description Discount for the buyer in whole yuan. */
      invited_user_reward: number
      /** @description Reward for the owner of the code in whole yuan. */
      invite_user_reward: number
    }
    PromoCodeOrNothing: components['schemas']['PromoCode'] | components['schemas']['Nothing']
    /** @description 18 digits. Not a safe integer, so keep it as a string. */
    OrderNo: string
    CreatedOrder:
      | {
          order_no: components['schemas']['OrderNo']
          /** @description Amount due in whole yuan. */
          total: number
          /** @description In whole yuan. May exceed the price. */
          discount: number
          /** @constant */
          is_paid: false
          /** @description URL of the cashier page, for the QR code. */
          pay_url: string
          /** @description Valid for 1800 s. */
          sign: string
        }
      | {
          order_no: components['schemas']['OrderNo']
          total: number
          discount: number
          /** @constant */
          is_paid: true
          pay_url?: never
          sign?: never
        }
    /**
     * @description 1: unpaid (old orders). 5: payment in progress. 7: canceled. 9: paid.
     * @enum {integer}
     */
    OrderStatus: 1 | 5 | 7 | 9
    Order: {
      id: number
      user_id: number
      order_id: components['schemas']['OrderNo']
      /** @description Whole yuan before discount. */
      charge: number
      /** @description Empty, `wap` or `wechat-jsapi`. Older orders contain other texts. */
      payment_method: string
      /** @description Always empty. */
      payment_text: string
      /** @enum {string} */
      status_text: '未支付' | '支付中' | '已取消' | '已支付'
      continue_pay: boolean
      /** @description In yuan with a fraction, or 0. Never exceeds the amount paid (`charge` minus the discount). */
      refund_amount: number
      created_at: components['schemas']['DtIso']
      goods: components['schemas']['OrderGoods'][]
    }
    OrderGoods: {
      goods_id: number
      /**
       * @description `COURSE` or `ROLE`. Old orders and those of modules also have `VIDEO`, `BOOK`, `直播课程`, `文章`, `学习路径`,
       *     `试卷`, `练习`, `模拟试卷`, `秒杀`, `课程团购`.
       */
      goods_type: string
      /** @description Equals `goods_type`. */
      goods_text: string
      goods_name: string
      /** @description Empty for VIP plans. */
      goods_thumb: string
      num: number
      charge: components['schemas']['Yuan']
      /** @description 0 for every new order; use `charge`. */
      goods_charge: number
      /** @description 0 for every new order; use `charge`. */
      goods_ori_charge: number
    }
    VipPurchase: {
      id: number
      user_id: number
      role_id: number
      /** @description Whole yuan before discount. */
      charge: number
      started_at: components['schemas']['DtRaw']
      expired_at: components['schemas']['DtRaw']
      created_at: components['schemas']['DtIso']
      updated_at: components['schemas']['DtIso']
      user: {
        id: number
        nick_name: string
        avatar: string
        mobile: string
      }
      role: components['schemas']['MemberRole'] | null
    }
    StudyCourse: {
      id: number
      title: string
      thumb: string
      charge: components['schemas']['Yuan']
      /** @description ALL lessons, including hidden and future ones. */
      videos_count: number
    }
    /** @description Nothing if the course was deleted. */
    StudyCourseOrNothing: components['schemas']['StudyCourse'] | components['schemas']['Nothing']
    LastView: {
      id: number
      user_id: number
      course_id: number
      video_id: number
      watch_seconds: number
      watched_at: components['schemas']['DtRaw'] | null
      created_at: components['schemas']['DtRaw']
      updated_at: components['schemas']['DtRaw']
      video:
        | {
            id: number
            title: string
            duration: number
            published_at: components['schemas']['DtRaw']
          }
        | components['schemas']['Nothing']
    }
    /** @description The lesson viewed last. */
    LastViewOrNothing: components['schemas']['LastView'] | components['schemas']['Nothing']
    WatchRecord: {
      id: number
      course_id: number
      user_id: number
      is_watched: components['schemas']['Flag']
      watched_at: components['schemas']['DtRaw'] | null
      /**
       * @description Percentage of the visible lessons, as of the last completion of a lesson. Remains below 100 if
       *     lessons were added after the course was finished, and exceeds 100 if completed lessons were
       *     hidden. Only `is_watched` indicates whether the course was finished.
       */
      progress: number
      created_at: components['schemas']['DtIso']
      updated_at: components['schemas']['DtIso']
    }
    WatchRecordOrNothing: components['schemas']['WatchRecord'] | components['schemas']['Nothing']
    BoughtCourse: {
      course_id: number
      user_id: number
      /** @description Whole yuan before discount. */
      charge: number
      created_at: components['schemas']['DtRaw']
      /** @description Completed lessons. */
      learned_count: number
      watch_record: components['schemas']['WatchRecordOrNothing']
      last_view_video: components['schemas']['LastViewOrNothing']
      course: components['schemas']['StudyCourseOrNothing']
    }
    LearnedCourse: components['schemas']['WatchRecord'] & {
      /** @description Completed lessons. */
      learned_count: number
      is_subscribe: components['schemas']['Flag']
      last_view_video: components['schemas']['LastViewOrNothing']
      course: components['schemas']['StudyCourseOrNothing']
    }
    LikedCourse: {
      course_id: number
      user_id: number
      created_at: components['schemas']['DtIso']
      /** @description Completed lessons. */
      learned_count: number
      watch_record: components['schemas']['WatchRecordOrNothing']
      last_view_video: components['schemas']['LastViewOrNothing']
      course: components['schemas']['StudyCourseOrNothing']
    }
    LearnedLesson: {
      id: number
      title: string
      /** @description Seconds. */
      duration: number
      published_at: components['schemas']['DtRaw']
      /** @description `watched_at` is in UTC+8, `created_at` in UTC. */
      watch_record: {
        watch_seconds: number
        watched_at: components['schemas']['DtLocal'] | null
        created_at: components['schemas']['DtLocal']
      } | null
    }
    LearnedLessons:
      | components['schemas']['LearnedLesson'][]
      | {
          [key: string]: components['schemas']['LearnedLesson']
        }
    OwnedCourse: components['schemas']['Course'] & {
      videos_count: number
      category: components['schemas']['IdAndName'] | null
    }
    Message: {
      /** Format: uuid */
      id: string
      /** @description ID of the learner. */
      notifiable_id: number
      data: {
        /** @description Plain text. */
        message: string
      }
      read_at: components['schemas']['DtIso'] | null
      created_at: components['schemas']['DtIso']
    }
    CreditRecord: {
      /** @description Positive if gained, negative if spent. */
      sum: number
      remark: string
      created_at: components['schemas']['DtIso']
    }
    Announcement: {
      id: number
      title: string
      /** @description HTML. */
      announcement: string
      view_times: number
      created_at: components['schemas']['DtIso']
    }
    AnnouncementDetail: components['schemas']['Announcement'] & {
      admin_id: number
      updated_at: components['schemas']['DtIso']
    }
    SearchHit: {
      /** @description ID in the search index. */
      id: number
      /** @description `vod` for a course, `video` for a lesson. Modules add `live`, `book`, `topic`, `paper`, `practice`, `mock_paper`. */
      resource_type: string
      /** @description ID of the course or lesson. */
      resource_id: number
      /** @description Plain text, not escaped, without highlighting. */
      title: string
      charge: components['schemas']['Yuan']
      /** @description Empty for lessons. */
      thumb: string
      /** @description Empty for lessons. */
      short_desc: string
      /** @description Plain text. Empty for lessons. */
      desc: string | null
      created_at: components['schemas']['DtIso']
      updated_at: components['schemas']['DtIso']
      /** @description Plain-text excerpt, not escaped. May be empty. */
      p: string
    }
    /** @description Skip blocks with an unknown `sign`. `config_render` is null if `config` is not valid JSON. */
    Block:
      | components['schemas']['SliderBlock']
      | components['schemas']['CoursesBlock']
      | components['schemas']['CodeBlock']
      | components['schemas']['GridNavBlock']
      | components['schemas']['ImageGroupBlock']
      | components['schemas']['BlankBlock']
      | components['schemas']['OfficialAccountBlock']
      | components['schemas']['FollowBlock']
      | components['schemas']['OtherBlock']
    BlockFields: {
      id: number
      /** @description Legacy, empty on new blocks. */
      platform: string
      /** @description Legacy, empty on new blocks. */
      page: string
      decoration_page_id: number
      sort: number
      /** @description `config_render` as a JSON string. */
      config: string | null
    }
    SliderBlock: components['schemas']['BlockFields'] & {
      /** @enum {string} */
      sign: 'pc-slider' | 'slider'
      config_render:
        | {
            src: string | null
            href?: string | null
            url?: string | null
          }[]
        | null
    }
    CoursesBlock: components['schemas']['BlockFields'] & {
      /** @enum {string} */
      sign: 'pc-vod-v1' | 'h5-vod-v1'
      config_render:
        | {
            title: string
            items: components['schemas']['BlockCourse'][]
          }
        | components['schemas']['Nothing']
        | null
    }
    /** @description Current values of a selected course, even if it is hidden or unpublished. */
    BlockCourse: {
      id: number
      title: string
      thumb: string
      charge: components['schemas']['Yuan']
      user_count: number
      short_description: string
      published_at: components['schemas']['DtRaw'] | null
      category_id: number
      is_rec: components['schemas']['Flag']
      is_free: components['schemas']['Flag']
      created_at: components['schemas']['DtIso']
      category: components['schemas']['IdAndName'] | null
    }
    CodeBlock: components['schemas']['BlockFields'] & {
      /** @constant */
      sign: 'code'
      config_render:
        | {
            /** @description Unsanitized HTML from an administrator. */
            html: string | null
          }
        | components['schemas']['Nothing']
        | null
    }
    GridNavBlock: components['schemas']['BlockFields'] & {
      /** @constant */
      sign: 'grid-nav'
      config_render:
        | {
            /** @enum {integer} */
            line_count: 4 | 5
            items: {
              src: string | null
              name: string | null
              href: string | null
            }[]
          }
        | components['schemas']['Nothing']
        | null
    }
    ImageGroupBlock: components['schemas']['BlockFields'] & {
      /** @constant */
      sign: 'image-group'
      config_render:
        | {
            /** @enum {string} */
            v: 'v-1' | 'v-2' | 'v-3' | 'v-4' | 'v-1-2'
            items: {
              src: string | null
              url: string | null
            }[]
          }
        | components['schemas']['Nothing']
        | null
    }
    BlankBlock: components['schemas']['BlockFields'] & {
      /** @constant */
      sign: 'blank'
      config_render:
        | {
            /** @description Pixels. */
            height: number
            bgcolor: string
          }
        | components['schemas']['Nothing']
        | null
    }
    OfficialAccountBlock: components['schemas']['BlockFields'] & {
      /** @constant */
      sign: 'mp-wechat'
      config_render:
        | {
            name: string
            desc: string
          }
        | components['schemas']['Nothing']
        | null
    }
    FollowBlock: components['schemas']['BlockFields'] & {
      /** @constant */
      sign: 'h5-gzh-v1'
      config_render:
        | {
            title: string
            name: string
            logo: string | null
            desc: string
            qrcode: string | null
          }
        | components['schemas']['Nothing']
        | null
    }
    /**
     * @description A block of a server module, such as `h5-live-v1`, `h5-book-v1`, `h5-topic-v1`, `h5-learnPath-v1`,
     *     `h5-ms-v1`, `h5-tg-v1`.
     */
    OtherBlock: components['schemas']['BlockFields'] & {
      sign: string
      /** @description Unknown. */
      config_render: unknown
    }
  }
  responses: {
    /** @description Success without data. */
    Done: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Success'] & {
          data: components['schemas']['Nothing']
        }
      }
    }
    /** @description Signed in. */
    SignedIn: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Success'] & {
          data: {
            /** @description Opaque bearer token. */
            token: string
          }
        }
      }
    }
    /** @description Play URLs. The list is empty if the lesson has no media. */
    PlayInfo: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Success'] & {
          data: components['schemas']['PlayInfo']
        }
      }
    }
    /** @description An HTML page. */
    HtmlPage: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'text/html': string
      }
    }
    /**
     * @description Sent by the proxy if the body exceeds 11 MB. Like its other replies (502, 503 and 504), it has
     *     no CORS headers.
     */
    TooLarge: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'text/html': string
      }
    }
    /** @description Redirect to the next URL. */
    Redirect: {
      headers: {
        Location: string
        [name: string]: unknown
      }
      content?: never
    }
    /** @description Any failure. Its HTTP status is 200, as explained at the top of this file. */
    Failure: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
  }
  parameters: {
    Id: number
    CourseId: number
    /** @description Starts at 1. A page after the last has no rows but the correct total. */
    Page: number
    /** @description Rows per page. */
    Size: number
    CommentTargetType: components['schemas']['CommentTargetType']
    /** @description Course ID or lesson ID. */
    CommentTargetId: number
    /** @description Case-insensitive. */
    PromoCode: components['schemas']['RequiredText']
    /** @description Return URL without a fragment. The server adds `login_code` and `action`. */
    SuccessUrl: string
    /** @description Return URL after a failure. The server adds `login_err_msg` and `action`. */
    FailureUrl: string
    Action: components['schemas']['SocialiteAction']
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  getStatus: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      default: components['responses']['Failure']
    }
  }
  getConfig: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['Config']
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  listNavs: {
    parameters: {
      query?: {
        /** @description An unknown value returns an empty list, an empty value all platforms. */
        platform?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Entries in order. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['Nav'][]
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  listLinks: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Links in order. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['FriendLink'][]
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  getCaptchaImage: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The image and its key. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['CaptchaImage']
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  sendSmsCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          mobile: components['schemas']['Mobile']
          image_captcha: components['schemas']['RequiredText']
          image_key: components['schemas']['RequiredText']
          scene: components['schemas']['SmsScene']
        }
      }
    }
    responses: {
      200: components['responses']['Done']
      default: components['responses']['Failure']
    }
  }
  loginWithPassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          mobile: components['schemas']['Mobile']
          password: components['schemas']['RequiredText']
        }
      }
    }
    responses: {
      200: components['responses']['SignedIn']
      default: components['responses']['Failure']
    }
  }
  loginWithSms: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          mobile: components['schemas']['Mobile']
          mobile_code: components['schemas']['MobileCode']
          msv?: components['schemas']['Msv']
        }
      }
    }
    responses: {
      200: components['responses']['SignedIn']
      default: components['responses']['Failure']
    }
  }
  registerWithSms: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          mobile: components['schemas']['Mobile']
          mobile_code: components['schemas']['MobileCode']
          password: string
          msv?: components['schemas']['Msv']
        }
      }
    }
    responses: {
      200: components['responses']['Done']
      default: components['responses']['Failure']
    }
  }
  resetPassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordChange']
      }
    }
    responses: {
      200: components['responses']['Done']
      default: components['responses']['Failure']
    }
  }
  logout: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      default: components['responses']['Failure']
    }
  }
  startScanLogin: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          action: components['schemas']['SocialiteAction']
        }
      }
    }
    responses: {
      /** @description The URL for the QR code and the key for polling. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['ScanLogin']
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  getScanCode: {
    parameters: {
      query: {
        key: components['schemas']['RequiredText']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The login code, or the string "0" while waiting. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: {
              /** @description The one-time login code; the string "0" until confirmed. */
              code: string
            }
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  openScanPage: {
    parameters: {
      query?: {
        key?: string
        action?: components['schemas']['SocialiteAction']
        login_code?: string
        wechat_scan_key?: string
        login_err_msg?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['HtmlPage']
      default: components['responses']['Failure']
    }
  }
  redirectToWechat: {
    parameters: {
      query: {
        /** @description Return URL without a fragment. The server adds `login_code` and `action`. */
        s_url: components['parameters']['SuccessUrl']
        /** @description Return URL after a failure. The server adds `login_err_msg` and `action`. */
        f_url: components['parameters']['FailureUrl']
        action: components['parameters']['Action']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      302: components['responses']['Redirect']
      default: components['responses']['Failure']
    }
  }
  returnFromWechat: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      302: components['responses']['Redirect']
      default: components['responses']['Failure']
    }
  }
  redirectToSocialite: {
    parameters: {
      query: {
        /** @description Return URL without a fragment. The server adds `login_code` and `action`. */
        s_url: components['parameters']['SuccessUrl']
        /** @description Return URL after a failure. The server adds `login_err_msg` and `action`. */
        f_url: components['parameters']['FailureUrl']
        action: components['parameters']['Action']
      }
      header?: never
      path: {
        app: 'qq'
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      302: components['responses']['Redirect']
      default: components['responses']['Failure']
    }
  }
  returnFromSocialite: {
    parameters: {
      query?: never
      header?: never
      path: {
        app: 'qq'
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      302: components['responses']['Redirect']
      default: components['responses']['Failure']
    }
  }
  exchangeLoginCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          code: components['schemas']['RequiredText']
          msv?: components['schemas']['Msv']
        }
      }
    }
    responses: {
      /** @description The session, or a request to bind a mobile first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['CodeLoginResult']
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  registerWithSocialite: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          mobile: components['schemas']['Mobile']
          mobile_code: components['schemas']['MobileCode']
          code: components['schemas']['RequiredText']
          msv?: components['schemas']['Msv']
        }
      }
    }
    responses: {
      200: components['responses']['SignedIn']
      default: components['responses']['Failure']
    }
  }
  bindSocialite: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          code: components['schemas']['RequiredText']
        }
      }
    }
    responses: {
      200: components['responses']['Done']
      default: components['responses']['Failure']
    }
  }
  unbindSocialite: {
    parameters: {
      query?: never
      header?: never
      path: {
        app: components['schemas']['SocialiteApp']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      default: components['responses']['Failure']
    }
  }
  getMember: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The learner. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['Member']
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  setNickname: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          nick_name: string
        }
      }
    }
    responses: {
      200: components['responses']['Done']
      default: components['responses']['Failure']
    }
  }
  uploadAvatar: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          /**
           * Format: binary
           * @description jpg, jpeg, png, bmp, gif, svg or webp, at most 1024 KB.
           */
          file: Blob
        }
      }
    }
    responses: {
      200: components['responses']['Done']
      413: components['responses']['TooLarge']
      default: components['responses']['Failure']
    }
  }
  changePassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordChange']
      }
    }
    responses: {
      200: components['responses']['Done']
      default: components['responses']['Failure']
    }
  }
  bindMobile: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MobileProof']
      }
    }
    responses: {
      200: components['responses']['Done']
      default: components['responses']['Failure']
    }
  }
  verifyMobile: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MobileProof']
      }
    }
    responses: {
      /** @description The proof, valid for 3600 s. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: {
              /** @description Opaque, long. */
              sign: string
            }
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  changeMobile: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description The new mobile. One that is too long fails with 错误. */
          mobile: string
          /** @description Code sent to the new mobile. */
          mobile_code: string
          /** @description The proof from verifyMobile. */
          sign: string
        }
      }
    }
    responses: {
      200: components['responses']['Done']
      default: components['responses']['Failure']
    }
  }
  uploadImage: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          /**
           * Format: binary
           * @description An image, at most 2048 KB.
           */
          file: Blob
        }
      }
    }
    responses: {
      /** @description The URL of the stored file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['UploadedImage']
          }
        }
      }
      413: components['responses']['TooLarge']
      default: components['responses']['Failure']
    }
  }
  agreeToAgreements: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      default: components['responses']['Failure']
    }
  }
  requestAccountDeletion: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      default: components['responses']['Failure']
    }
  }
  getFaceCheck: {
    parameters: {
      query: {
        biz_token: components['schemas']['RequiredText']
        rule_id: components['schemas']['RequiredText']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The learner passed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: {
              /** @constant */
              status: 9
            }
          }
        }
      }
      /** @description Not passed yet (`code` is an object), or a failure. HTTP status 200. */
      default: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json':
            | components['schemas']['FaceCheckPending']
            | components['schemas']['Failure']
        }
      }
    }
  }
  startFaceCheck: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Return URL, or `PC` for the API host's own success page. */
          s_url: string
        }
      }
    }
    responses: {
      /** @description The URL for the QR code and the values for polling. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['FaceCheck']
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  listCategories: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Top-level categories in order. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['Category'][]
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  listCourses: {
    parameters: {
      query?: {
        /** @description Starts at 1. A page after the last has no rows but the correct total. */
        page?: components['parameters']['Page']
        /** @description Rows per page. */
        page_size?: number
        /** @description 0 means all. A parent includes its direct children. */
        category_id?: number
        /** @description Empty sorts by newest, `sub` by buyers. `free` selects free courses, `recom` those with `is_rec` 1. */
        scene?: '' | 'free' | 'sub' | 'recom'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Visible, published courses. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['PageFull'] & {
              data: components['schemas']['CourseRow'][]
            }
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  getCourse: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The course with its lessons. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['CoursePage']
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  toggleFavorite: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 1 if the course is now a favorite, 0 if not. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['Flag']
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  getAttachmentUrl: {
    parameters: {
      query?: never
      header?: never
      path: {
        courseId: components['parameters']['CourseId']
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The URL. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: {
              /** @description Absolute; valid for 60 to 120 minutes. */
              download_url: string
            }
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  downloadAttachment: {
    parameters: {
      query: {
        sign: components['schemas']['RequiredText']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file, with its storage name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/octet-stream': Blob
        }
      }
      default: components['responses']['Failure']
    }
  }
  getOpenPlayInfo: {
    parameters: {
      query: {
        file_id: components['schemas']['RequiredText']
        service: 'aliyun' | 'tencent'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['PlayInfo']
      default: components['responses']['Failure']
    }
  }
  getLesson: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The lesson with its course. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['LessonPage']
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  getPlayInfo: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['PlayInfo']
      default: components['responses']['Failure']
    }
  }
  recordProgress: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Position in seconds, not a delta. */
          duration: number
        }
      }
    }
    responses: {
      200: components['responses']['Done']
      default: components['responses']['Failure']
    }
  }
  listComments: {
    parameters: {
      query?: {
        rt?: components['parameters']['CommentTargetType']
        /** @description Course ID or lesson ID. */
        rid?: components['parameters']['CommentTargetId']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Comments, newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['PageTotal'] & {
              data: components['schemas']['Comment'][]
            }
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  listCommentReplies: {
    parameters: {
      query?: {
        rt?: components['parameters']['CommentTargetType']
        /** @description Course ID or lesson ID. */
        rid?: components['parameters']['CommentTargetId']
        parent_id?: components['schemas']['CommentId']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Replies or comments, newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: {
              data: (components['schemas']['Comment'] | components['schemas']['CommentReply'])[]
            }
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  createComment: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          rt: components['schemas']['CommentTargetType']
          rid: number
          content: string
          /** @description The top-level comment. Omit it for a new one. */
          parent_id?: string
          /** @description The reply being answered. Requires `parent_id`. */
          reply_id?: string
        }
      }
    }
    responses: {
      /** @description The stored comment. Its text is hidden until review. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['StoredComment']
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  listVipPlans: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Plans in order. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['VipPlan'][]
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  getVipPlan: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The plan. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['VipPlan']
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  getPromoCode: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Case-insensitive. */
        code: components['parameters']['PromoCode']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The promo code, or nothing if it is unknown. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['PromoCodeOrNothing']
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  checkPromoCode: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Case-insensitive. */
        code: components['parameters']['PromoCode']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The result, without a reason. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: {
              can_use: components['schemas']['Flag']
              promo_code: components['schemas']['PromoCodeOrNothing']
            }
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  createOrder: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          goods_type: 'COURSE' | 'ROLE'
          goods_id: number
          /** @constant */
          agree_protocol: 1
          promo_code?: string
        }
      }
    }
    responses: {
      /** @description The order. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['CreatedOrder']
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  getOrderStatus: {
    parameters: {
      query: {
        /** @description The `order_no`. */
        order_id: components['schemas']['OrderNo']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The status. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: {
              status: components['schemas']['OrderStatus']
            }
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  listOrders: {
    parameters: {
      query?: {
        /** @description Starts at 1. A page after the last has no rows but the correct total. */
        page?: components['parameters']['Page']
        /** @description Rows per page. */
        page_size?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Orders, newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['PageFull'] & {
              data: components['schemas']['Order'][]
            }
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  listVipPurchases: {
    parameters: {
      query?: {
        /** @description Starts at 1. A page after the last has no rows but the correct total. */
        page?: components['parameters']['Page']
        /** @description Rows per page. */
        page_size?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Purchases, newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['PageFull'] & {
              data: components['schemas']['VipPurchase'][]
            }
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  listBoughtCourses: {
    parameters: {
      query?: {
        /** @description Starts at 1. A page after the last has no rows but the correct total. */
        page?: components['parameters']['Page']
        /** @description Rows per page. */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Newest purchase first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['PageTotal'] & {
              data: components['schemas']['BoughtCourse'][]
            }
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  listLearnedCourses: {
    parameters: {
      query?: {
        /** @description Starts at 1. A page after the last has no rows but the correct total. */
        page?: components['parameters']['Page']
        /** @description Rows per page. */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description Latest first, by when the learner first opened the course or last completed a lesson. Partial
       *     progress and reopening do not change the order.
       */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['PageTotal'] & {
              data: components['schemas']['LearnedCourse'][]
            }
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  listFavoriteCourses: {
    parameters: {
      query?: {
        /** @description Starts at 1. A page after the last has no rows but the correct total. */
        page?: components['parameters']['Page']
        /** @description Rows per page. */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Newest favorite first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['PageTotal'] & {
              data: components['schemas']['LikedCourse'][]
            }
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  listLearnedLessons: {
    parameters: {
      query?: never
      header?: never
      path: {
        courseId: components['parameters']['CourseId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description An array, or an object keyed by position, so sort the values. Unknown courses return `[]`. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['LearnedLessons']
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  listOwnedCourses: {
    parameters: {
      query?: {
        /** @description Starts at 1. A page after the last has no rows but the correct total. */
        page?: components['parameters']['Page']
        /** @description Rows per page. */
        page_size?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Complete courses, newest publication first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['PageMini'] & {
              data: components['schemas']['OwnedCourse'][]
            }
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  listMessages: {
    parameters: {
      query?: {
        /** @description Starts at 1. A page after the last has no rows but the correct total. */
        page?: components['parameters']['Page']
        /** @description Rows per page. */
        page_size?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Messages, newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['PageTotal'] & {
              data: components['schemas']['Message'][]
            }
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  markMessageRead: {
    parameters: {
      query?: never
      header?: never
      path: {
        notificationId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      default: components['responses']['Failure']
    }
  }
  markAllMessagesRead: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      default: components['responses']['Failure']
    }
  }
  getUnreadCount: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The number. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: number
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  listCreditRecords: {
    parameters: {
      query?: {
        /** @description Starts at 1. A page after the last has no rows but the correct total. */
        page?: components['parameters']['Page']
        /** @description Rows per page. */
        page_size?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Changes, newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['PageTotal'] & {
              data: components['schemas']['CreditRecord'][]
            }
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  getLatestAnnouncement: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The announcement, or nothing. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['AnnouncementDetail'] | components['schemas']['Nothing']
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  getAnnouncement: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The announcement. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['AnnouncementDetail']
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  listAnnouncements: {
    parameters: {
      query?: {
        /** @description Starts at 1. A page after the last has no rows but the correct total. */
        page?: components['parameters']['Page']
        /** @description Rows per page. */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Announcements with their full text, newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['PageTotal'] & {
              data: components['schemas']['Announcement'][]
            }
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  search: {
    parameters: {
      query: {
        keywords: components['schemas']['RequiredText']
        /** @description Resource type, or empty for all. Required even if empty. */
        type: string
        /** @description Starts at 1. A page after the last has no rows but the correct total. */
        page?: components['parameters']['Page']
        /** @description Rows per page. */
        size?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Matches, best first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['PageTotal'] & {
              data: components['schemas']['SearchHit'][]
            }
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  listBlocks: {
    parameters: {
      query: {
        /** @description `pc-page-index` is the home page of this site. */
        page_name: 'pc-page-index' | 'h5-page-index'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Blocks in display order. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['Block'][]
          }
        }
      }
      default: components['responses']['Failure']
    }
  }
  openUserAgreement: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['HtmlPage']
      default: components['responses']['Failure']
    }
  }
  openPrivacyPolicy: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['HtmlPage']
      default: components['responses']['Failure']
    }
  }
  openVipAgreement: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['HtmlPage']
      default: components['responses']['Failure']
    }
  }
  openPurchaseAgreement: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['HtmlPage']
      default: components['responses']['Failure']
    }
  }
  openAboutUs: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['HtmlPage']
      default: components['responses']['Failure']
    }
  }
  openFaceCheckSuccess: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['HtmlPage']
      default: components['responses']['Failure']
    }
  }
  openCashier: {
    parameters: {
      query: {
        /** @description The signature from createOrder. Valid for 30 minutes. */
        sign: string
        /** @description URL to open after success. */
        s_url?: string
        /** @description URL to open after failure. */
        f_url?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['HtmlPage']
      default: components['responses']['Failure']
    }
  }
  payAtCashier: {
    parameters: {
      query: {
        /** @description The signature from createOrder. Valid for 30 minutes. */
        sign: string
        /** @description URL to open after success. */
        s_url?: string
        /** @description URL to open after failure. */
        f_url?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': {
          /** @enum {string} */
          payment_method: 'alipay' | 'wechat'
          /** @enum {string} */
          platform?: '' | 'h5'
        }
      }
    }
    responses: {
      200: components['responses']['HtmlPage']
      default: components['responses']['Failure']
    }
  }
  openPaymentSuccess: {
    parameters: {
      query?: {
        /** @description URL to open after 3 s. */
        s_url?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['HtmlPage']
      default: components['responses']['Failure']
    }
  }
}
