import type { Member, SiteConfig } from '@shuyuan/api'
import { createSafeStorage, type KeyValueStorage } from '@shuyuan/browser-storage'
import { proxy, subscribe } from 'valtio/vanilla'
import { createLoginCodes, type LoginCodes } from './login-code'
import { createPendingSteps, type PendingSteps } from './pending-steps'
import { createReferral, type Referral } from './referral'
import { initialState, type DeliveryAddress, type SessionState } from './session-state'

/** Options of {@link createSession}. */
export interface SessionOptions {
  /**
   * Prefix of every storage key except `login_code`.
   * @default 'shuyuan'
   */
  prefix?: string
  /** @default the browser’s local storage; memory where there is none or it fails */
  storage?: KeyValueStorage
  /** @default the browser’s session storage; memory where there is none or it fails */
  sessionStorage?: KeyValueStorage
  /**
   * Until {@link Session.start} the state is that of a visitor, as a server that knows no token rendered
   * it; a stored token is reported to `onTokenChange` then.
   * @default false
   */
  startsAsVisitor?: boolean
}

/** The settings that decide which steps a learner owes. */
export type ForcedSteps = Pick<SiteConfig, 'forcesMobileBinding' | 'forcesFaceCheck'>

/** Callbacks of a session that follows other tabs. */
export interface StartOptions {
  /**
   * Another tab signed in (its token) or out (`null`). The state is already updated; this is the
   * moment to load the new learner and to drop data of the old one.
   */
  onTokenChange?: (token: string | null) => void
}

/** Session state of a learner, and the only functions that write it. */
export interface Session extends PendingSteps, LoginCodes, Referral {
  /** A valtio proxy; read it through `useSessionState` or `snapshot`, never write to it. */
  readonly state: Readonly<SessionState>
  /** The bearer token; `null` for a visitor. Read from storage, so that all tabs agree. */
  getToken(): string | null
  /** Stores the token of a login; the learner’s details follow with {@link Session.setMember}. */
  signIn(token: string): void
  /**
   * Stores the signed-in learner and sets `unreadNeedsRefresh`. The markers of owed steps are
   * written first, so that a guard that reacts to the state already finds them. Without settings
   * (`null`: they are not known yet) the markers stay until {@link Session.setForcedSteps}.
   *
   * Nothing happens without a token: the answer to a request that a sign-out overtook.
   */
  setMember(member: Member, config: ForcedSteps | null): void
  /**
   * Writes the markers of what the signed-in learner owes under these settings; nothing happens while
   * no learner is known.
   */
  setForcedSteps(config: ForcedSteps): void
  /** Signs out: learner, flags, delivery address, token and both markers. */
  clear(): void
  /** Sets whether the app has to fetch the number of unread messages. */
  setUnreadNeedsRefresh(needsRefresh: boolean): void
  /** Replaces the points balance of the signed-in learner; nothing happens for a visitor. */
  setCredit1(credit1: number): void
  /** Stores a new delivery address. */
  setDeliveryAddress(deliveryAddress: DeliveryAddress): void
  /**
   * Calls back after the state has changed, for what is no React component.
   * @returns the function that stops it
   */
  subscribe(listener: () => void): () => void
  /**
   * Follows sign-ins and sign-outs of other tabs.
   * @returns the function that stops it
   */
  start(options?: StartOptions): () => void
}

/**
 * Makes a session. Reads the stored token at once, so `state.hasToken` is right from the start;
 * works without a window. Never throws on storage that does.
 */
export function createSession(options: SessionOptions = {}): Session {
  const prefix = options.prefix ?? 'shuyuan'
  const local = createSafeStorage('localStorage', options.storage)
  const perTab = createSafeStorage('sessionStorage', options.sessionStorage)
  const tokenKey = `${prefix}-user-token`
  const steps = createPendingSteps(local, prefix)

  const getToken = () => local.get(tokenKey) || null
  /** The token that the state was made for. */
  let knownToken = options.startsAsVisitor ? null : getToken()
  const state: SessionState = proxy({
    ...initialState(knownToken !== null),
    get isSignedIn(): boolean {
      return this.member !== null
    },
  })

  function reset(token: string | null) {
    knownToken = token
    Object.assign(state, initialState(token !== null))
  }

  function mark(step: Parameters<PendingSteps['setPendingStep']>[0], isOwed: boolean) {
    if (isOwed) steps.setPendingStep(step)
    else steps.clearPendingStep(step)
  }

  function markOwed(member: Pick<Member, 'isMobileBound' | 'isFaceVerified'>, config: ForcedSteps) {
    mark('bind-mobile', config.forcesMobileBinding && !member.isMobileBound)
    mark('face-check', config.forcesFaceCheck && !member.isFaceVerified)
  }

  return {
    ...steps,
    ...createLoginCodes(local, perTab),
    ...createReferral(local, prefix),
    state,
    getToken,
    signIn(token) {
      local.set(tokenKey, token)
      reset(token)
    },
    setMember(member, config) {
      if (getToken() === null) return
      if (config !== null) markOwed(member, config)
      // A copy: valtio hands out one proxy per object, and a cached reply may be given again.
      state.member = { ...member }
      state.unreadNeedsRefresh = true
    },
    setForcedSteps(config) {
      if (state.member) markOwed(state.member, config)
    },
    clear() {
      local.remove(tokenKey)
      steps.clearPendingStep('bind-mobile')
      steps.clearPendingStep('face-check')
      reset(null)
    },
    setUnreadNeedsRefresh(needsRefresh) {
      state.unreadNeedsRefresh = needsRefresh
    },
    setCredit1(credit1) {
      if (state.member) state.member.credit1 = credit1
    },
    setDeliveryAddress(deliveryAddress) {
      state.deliveryAddress = { ...deliveryAddress }
    },
    subscribe: (listener) => subscribe(state, () => listener()),
    start({ onTokenChange } = {}) {
      function follow() {
        const token = getToken()
        if (token === knownToken) return
        reset(token)
        onTokenChange?.(token)
      }
      const stop = local.subscribe(follow)
      // Between the making of the session and now another tab may have written.
      follow()
      return stop
    },
  }
}
