import type { BridgeParameters, Claims, EndpointAnswer, Role, Tokens, UserParams, Viewer } from '@bridge/contract';
import {
  changeEntity,
  changeRole,
  getCurrentEntity,
  getParams,
  getUserRoles,
  loginAs,
  loginAsReturn,
  updateUserParams,
} from '@bridge/contract';
import { create } from 'zustand';
import { browser } from './browser.ts';
import { identityOf, readClaims } from './claims.ts';
import { type CallOptions, call } from './client.ts';
import { holderOf, showHolder, shownHolder } from './holder.ts';
import { mayLeave, tellLeft } from './leave-guard.ts';
import { readMode, writeModeCookies } from './mode-cookies.ts';
import { forgetErrors, showNotice } from './notices.ts';
import { tellServerGoodbye } from './sign-out.ts';
import { adoptTokens, clearTokens, onTokensChange, readTokens, writeTokens } from './tokens.ts';

type Entity = EndpointAnswer<typeof getCurrentEntity>['entity'];

interface SessionData {
  /** `loading`: a token exists, but its holder is not known yet. */
  readonly status: 'anonymous' | 'loading' | 'signed-in';
  readonly claims: Claims | null;
  /** Every role of the person, whichever role the session is narrowed to. */
  readonly heldRoles: readonly Role[];
  readonly entity: Entity;
  /** The entities that the person looks after. */
  readonly entites: readonly NonNullable<Entity>[];
  readonly userId: number | null;
  readonly userParams: UserParams;
  readonly parameters: BridgeParameters | null;
  readonly viewer: Viewer | null;
}

export interface Session extends SessionData {
  /** Another identity was asked for, and has not been given yet. */
  readonly changing: boolean;
  /** Reads the user (spec §4, first navigation). Rejects with the reason why the person must sign in again. */
  loadUser(): Promise<void>;
  /** Replaces the session: after a sign-in, by single sign-on, or when acting as somebody. */
  acceptTokens(tokens: Tokens): void;
  /** The five actions from here on answer false when the person preferred to stay with unsaved work. */
  signOut(): Promise<boolean>;
  actAs(userId: number): Promise<boolean>;
  stopActing(): Promise<boolean>;
  changeRole(role: Role | null): Promise<boolean>;
  changeEntity(entite: number | null): Promise<boolean>;
  /** Reads the parameters again: they change while people work, and the menu follows them. */
  refreshParameters(): Promise<void>;
  saveUserParams(params: UserParams, options?: Pick<CallOptions, 'unattended'>): Promise<void>;
}

const NOBODY: SessionData = {
  status: 'anonymous',
  claims: null,
  heldRoles: [],
  entity: null,
  entites: [],
  userId: null,
  userParams: {},
  parameters: null,
  viewer: null,
};

function fromTokens(): SessionData {
  const { token } = readTokens();
  return token === undefined ? NOBODY : { ...NOBODY, status: 'loading', claims: readClaims(token) };
}

function viewerOf(claims: Claims, parameters: BridgeParameters): Viewer {
  return { roles: claims.roles, mode: readMode(), flags: parameters };
}

export const useSession = create<Session>()((set, get) => {
  let change: Promise<boolean> | null = null;
  /** Changes the identity, one change at a time: the second of two clicks gets the result of the first. */
  function becomeOther(ask: () => Promise<Tokens>): Promise<boolean> {
    set({ changing: true });
    change ??= askToBecome(ask).finally(() => {
      change = null;
      set({ changing: false });
    });
    return change;
  }

  async function askToBecome(ask: () => Promise<Tokens>): Promise<boolean> {
    if (!(await mayLeave())) return false;
    const tokens = await ask();
    tellLeft('other-identity');
    get().acceptTokens(tokens);
    return true;
  }

  return {
    ...fromTokens(),
    changing: false,

    async loadUser() {
      const { token } = readTokens();
      const claims = readClaims(token);
      if (!claims) throw new Error('Verification failed, please Login again.');
      if (claims.roles.length === 0) throw new Error('getInfo: roles must be a non-null array!');
      const [current, parameters, { roles: heldRoles }] = await Promise.all([
        call(getCurrentEntity, {}, { unattended: true }),
        call(getParams, {}, { unattended: true }),
        call(getUserRoles, {}, { unattended: true }),
      ]);
      // The token may have been renewed, or replaced by somebody else's: loading starts again with it.
      const now = readClaims(readTokens().token);
      if (!now || identityOf(now) !== identityOf(claims)) return adoptTokens();
      writeModeCookies(parameters);
      set({ status: 'signed-in', claims: now, heldRoles, parameters, viewer: viewerOf(now, parameters), ...current });
    },

    acceptTokens(tokens) {
      clearTokens();
      writeTokens(tokens);
      // Errors on screen are about the former session, or about the attempts to open this one: they are hidden.
      forgetErrors();
      set(fromTokens());
    },

    async signOut() {
      if (!(await mayLeave())) return false;
      // Somebody else signed in from another window: their session is not for this tab to close.
      if (holderOf(readTokens().token) !== shownHolder()) {
        browser.reload();
        return false;
      }
      tellLeft('sign-out');
      tellServerGoodbye();
      clearTokens();
      showNotice('Déconnecté');
      return true;
    },

    actAs: (userId) => becomeOther(() => call(loginAs, { body: { userId } })),
    stopActing: () => becomeOther(() => call(loginAsReturn)),
    changeEntity: (entite) => becomeOther(() => call(changeEntity, { body: { entite } })),
    changeRole: (role) => becomeOther(() => call(changeRole, { body: { role } })),

    async refreshParameters() {
      if (get().status !== 'signed-in') return;
      const parameters = await call(getParams, {}, { unattended: true });
      const { status, claims, parameters: before } = get();
      if (status !== 'signed-in' || !claims || JSON.stringify(parameters) === JSON.stringify(before)) return;
      writeModeCookies(parameters);
      set({ parameters, viewer: viewerOf(claims, parameters) });
    },

    async saveUserParams(params, options = {}) {
      set(({ userParams }) => ({ userParams: { ...userParams, ...params } }));
      await call(updateUserParams, { body: params }, options);
    },
  };
});

const tellHolder = ({ claims }: Session) => showHolder(claims && identityOf(claims));
tellHolder(useSession.getState());
useSession.subscribe(tellHolder);

/** A renewed token of the same person changes the claims; any other change starts a new session, or ends it. */
onTokensChange(() => {
  const { claims: old, parameters, status } = useSession.getState();
  const claims = readClaims(readTokens().token);
  if (status === 'signed-in' && claims && old && parameters && identityOf(claims) === identityOf(old)) {
    useSession.setState({ claims, viewer: viewerOf(claims, parameters) });
    // The token tells the roles in force; the server tells every role. A failure only delays the choice of roles.
    if (claims.roles.join() !== old.roles.join())
      useSession
        .getState()
        .loadUser()
        .catch(() => undefined);
  } else {
    useSession.setState(fromTokens());
  }
});
