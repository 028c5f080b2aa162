import type { Member, SiteConfig } from '@shuyuan/api'
import { createSafeStorage, type KeyValueStorage } from '@shuyuan/browser-storage'
import { proxy, subscribe } from 'valtio/vanilla'
import { createLoginCodes, type LoginCodes } from './login-code'
import { createPendingSignOuts, type PendingSignOuts } from './pending-sign-outs'
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
  /** @default local storage, or memory if it is missing or fails */
  storage?: KeyValueStorage
  /** @default session storage, or memory if it is missing or fails */
  sessionStorage?: KeyValueStorage
}

/** Site settings that decide which steps a learner must complete. */
export type RequiredStepsConfig = Pick<SiteConfig, 'forcesMobileBinding' | 'forcesFaceCheck'>

/** Callbacks of {@link Session.start}. */
export interface StartOptions {
  /**
   * Called when another tab signed in (with its token) or out (with `null`). The state is already
   * updated. Load the new learner and drop cached data of the previous one here.
   */
  onTokenChange?: (token: string | null) => void
}

/** Result of {@link Session.start}. */
export interface StartedSession {
  /** The stored token, whose member is to be loaded, or `null` for a visitor. */
  token: string | null
  /** Stops following other tabs. */
  stop: () => void
}

/** Session state of a learner, and the only functions that write it. */
export interface Session extends PendingSteps, PendingSignOuts, LoginCodes, Referral {
  /** A valtio proxy. Read it through `useSessionState` or `snapshot`; never write to it. */
  readonly state: Readonly<SessionState>
  /** State of the server, which has no token, and of hydration: neither a visitor's nor a learner's. */
  readonly firstState: Readonly<SessionState>
  /** Returns the bearer token, or `null` for a visitor. Reads from storage, so all tabs agree. */
  getToken(): string | null
  /**
   * Returns the ID of the token's member, also before the member is loaded in this visit. `null` for a
   * visitor, and for a token whose member was never loaded on this device.
   */
  getMemberId(): number | null
  /**
   * Stores the token of a login; {@link Session.setMember} follows with the learner's details.
   *
   * @returns false if the storage is full or denied: the session ends when the page closes
   */
  signIn(token: string): boolean
  /**
   * Stores the signed-in learner and sets `unreadNeedsRefresh`. The markers of pending steps are
   * written first, so that a guard that reacts to the state already finds them. Without settings
   * (`null`: they are not known yet) the markers stay until {@link Session.setRequiredStepsConfig}.
   *
   * Does nothing without a token: a late reply may arrive after sign-out.
   */
  setMember(member: Member, config: RequiredStepsConfig | null): void
  /**
   * Updates the markers of pending steps for the signed-in learner. Does nothing before the learner
   * is loaded.
   */
  setRequiredStepsConfig(config: RequiredStepsConfig): void
  /** Ends the session: removes learner, flags, delivery address, token, member ID and required steps. */
  clear(): void
  /**
   * Like {@link Session.clear}, but remembers the token until {@link PendingSignOuts.confirmSignOut}.
   *
   * @returns the token to end on the server, or `null` for a visitor
   */
  signOut(): string | null
  /** Sets whether the app has to fetch the number of unread messages. */
  setUnreadNeedsRefresh(needsRefresh: boolean): void
  /** Replaces the points balance of the signed-in learner; nothing happens for a visitor. */
  setCredit1(credit1: number): void
  setDeliveryAddress(deliveryAddress: DeliveryAddress): void
  /**
   * Calls the listener after each change of state. React components use the hooks instead.
   * @returns unsubscribes
   */
  subscribe(listener: () => void): () => void
  /** Adopts the stored token, then follows sign-ins and sign-outs in other tabs. */
  start(options?: StartOptions): StartedSession
}

/**
 * Creates a session. It reads the stored token at once, so `state.hasToken` is correct from the
 * start. It works without a window and never throws if the storage fails.
 */
export function createSession(options: SessionOptions = {}): Session {
  const prefix = options.prefix ?? 'shuyuan'
  const local = createSafeStorage('localStorage', options.storage)
  const perTab = createSafeStorage('sessionStorage', options.sessionStorage)
  const tokenKey = `${prefix}-user-token`
  const memberIdKey = `${prefix}-member-id`
  const steps = createPendingSteps(local, prefix)
  const signOuts = createPendingSignOuts(prefix, options.storage)

  const getToken = () => local.get(tokenKey) || null
  /** The token that the state belongs to. */
  let knownToken = getToken()
  const state: SessionState = proxy({
    ...initialState(knownToken !== null),
    get isSignedIn(): boolean {
      return this.member !== null
    },
    get isKnown(): boolean {
      return !this.hasToken || this.member !== null
    },
  })

  function reset(token: string | null) {
    knownToken = token
    Object.assign(state, initialState(token !== null))
  }

  function setStep(step: Parameters<PendingSteps['setPendingStep']>[0], isRequired: boolean) {
    if (isRequired) steps.setPendingStep(step)
    else steps.clearPendingStep(step)
  }

  function setRequiredSteps(
    member: Pick<Member, 'isMobileBound' | 'isFaceVerified'>,
    config: RequiredStepsConfig,
  ) {
    setStep('bind-mobile', config.forcesMobileBinding && !member.isMobileBound)
    setStep('face-check', config.forcesFaceCheck && !member.isFaceVerified)
  }

  function clear() {
    local.remove(tokenKey)
    local.remove(memberIdKey)
    steps.clearPendingStep('bind-mobile')
    steps.clearPendingStep('face-check')
    reset(null)
  }

  return {
    ...steps,
    ...signOuts.parts,
    ...createLoginCodes(local, perTab),
    ...createReferral(local, prefix),
    state,
    firstState: { ...initialState(false), isSignedIn: false, isKnown: false },
    getToken,
    getMemberId() {
      const id = Number(local.get(memberIdKey) ?? Number.NaN)
      return getToken() !== null && Number.isSafeInteger(id) && id > 0 ? id : null
    },
    signIn(token) {
      // First, so that other tabs never find the new token with the ID of the previous member.
      local.remove(memberIdKey)
      const isStored = local.set(tokenKey, token)
      reset(token)
      return isStored
    },
    setMember(member, config) {
      if (getToken() === null) return
      local.set(memberIdKey, String(member.id))
      if (config !== null) setRequiredSteps(member, config)
      // Copy, because valtio creates one proxy per object and a cached reply may be passed again.
      state.member = { ...member }
      state.unreadNeedsRefresh = true
    },
    setRequiredStepsConfig(config) {
      if (state.member) setRequiredSteps(state.member, config)
    },
    clear,
    signOut() {
      const token = getToken()
      if (token !== null) signOuts.add(token)
      clear()
      return token
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
      /** Returns whether the token has changed. */
      function adopt(token: string | null): boolean {
        if (token === knownToken) return false
        reset(token)
        return true
      }
      // Another tab may have written since the session was created.
      const token = getToken()
      adopt(token)
      const stop = local.subscribe(() => {
        const current = getToken()
        if (adopt(current)) onTokenChange?.(current)
      })
      return { token, stop }
    },
  }
}
