import {
  FLAGS,
  findPage,
  HOME_PATH,
  mayVisit,
  PAGES,
  type Page,
  type PlacedPage,
  safeRedirect,
  type Viewer,
} from '@bridge/contract';

/** Spec §2 and §4: where a navigation ends, as a function of who asks. */

export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export interface Visitor {
  readonly status: 'anonymous' | 'loading' | 'signed-in';
  readonly viewer: Viewer | null;
}

export type Decision =
  | { readonly kind: 'show'; readonly placed: PlacedPage }
  | { readonly kind: 'go'; readonly to: string }
  /** A token exists, and its holder is not known yet. */
  | { readonly kind: 'wait' };

const LOGIN = '/login';
const REDIRECT = '/redirect';
const NOT_FOUND = '/404';
const FORBIDDEN = '/401';

export function decide(place: Place, visitor: Visitor, hasScreen: (page: Page) => boolean): Decision {
  const placed = findPage(PAGES, place.pathname);
  if (placed?.page.access.kind === 'public') return decidePublic(placed, place, visitor, hasScreen);
  if (visitor.status === 'anonymous') return go(loginFor(place));
  if (visitor.status === 'loading') return { kind: 'wait' };
  if (place.pathname === '/') return go(HOME_PATH);
  if (!placed) return go(NOT_FOUND);
  if (!mayVisit(placed, visitor.viewer)) return go(forbiddenFor(placed, visitor.viewer));
  return hasScreen(placed.page) ? { kind: 'show', placed } : go(NOT_FOUND);
}

function decidePublic(
  placed: PlacedPage,
  { pathname, search, hash }: Place,
  { status }: Visitor,
  hasScreen: (page: Page) => boolean,
): Decision {
  if (pathname.startsWith(`${REDIRECT}/`)) {
    return go(safeRedirect(`${pathname.slice(REDIRECT.length)}${search}${hash}`, PAGES));
  }
  // A person who has just signed in arrives here too, and goes to the page they wanted, or to the home page.
  if (pathname === LOGIN && status !== 'anonymous') {
    return go(safeRedirect(new URLSearchParams(search).get('redirect'), PAGES));
  }
  if (hasScreen(placed.page) || pathname === NOT_FOUND) return { kind: 'show', placed };
  return go(NOT_FOUND);
}

/** The address of the refusal. If one option of the instance would open the page, the address names the option. */
function forbiddenFor(placed: PlacedPage, viewer: Viewer | null): string {
  const option = FLAGS.find(
    (flag) =>
      viewer && !viewer.flags[flag] && mayVisit(placed, { ...viewer, flags: { ...viewer.flags, [flag]: true } }),
  );
  return option === undefined ? FORBIDDEN : `${FORBIDDEN}?option=${option}`;
}

/** The address of the sign-in page. The wanted path is encoded whole: its query must not become that of the page. */
function loginFor({ pathname, search, hash }: Place): string {
  return `${LOGIN}?redirect=${encodeURIComponent(`${pathname}${search}${hash}`)}`;
}

function go(to: string): Decision {
  return { kind: 'go', to };
}
