import { useSession } from '../api/session.store.ts';

/** The state of a screen, kept per tab: in memory for speed, in sessionStorage to survive F5 and a new sign-in. */
type TabState = Readonly<Record<string, unknown>>;

const PREFIX = 'bridge.tab-state:';
const FLUSH_DELAY = 300;

const memory = new Map<string, TabState>();
const unsaved = new Set<string>();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

export function readTabState(path: string, key: string): unknown {
  return stateOf(storageKey(path))[key];
}

/** Writes a value of the state; `undefined` forgets it. */
export function writeTabState(path: string, key: string, value: unknown): void {
  const { [key]: _, ...others } = stateOf(storageKey(path));
  put(storageKey(path), value === undefined ? others : { ...others, [key]: value });
}

export function forgetTabState(path: string): void {
  put(storageKey(path), {});
}

export function forgetAllTabStates(): void {
  const stored = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  for (const key of new Set([...stored, ...memory.keys()])) put(key, {});
  flushTabStates();
}

export function subscribeToTabState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Writes the waiting states when the page goes away; otherwise they are delayed, to keep typing fluent. */
export function flushTabStates(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const key of unsaved) save(key);
  unsaved.clear();
}

// The key includes the person: two people who use a browser tab in turn never see each other's words.
function storageKey(path: string): string {
  return `${PREFIX}${useSession.getState().claims?.username ?? ''}:${path}`;
}

function stateOf(key: string): TabState {
  const known = memory.get(key) ?? load(key);
  memory.set(key, known);
  return known;
}

function put(key: string, state: TabState): void {
  memory.set(key, state);
  unsaved.add(key);
  timer ??= setTimeout(flushTabStates, FLUSH_DELAY);
  for (const listener of [...listeners]) listener();
}

function load(key: string): TabState {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

function save(key: string): void {
  const state = memory.get(key) ?? {};
  try {
    if (Object.keys(state).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(state));
  } catch {
    // A full storage costs the recovery after F5, not what is typed.
  }
}
