import { posix } from 'node:path';

export const CONTRACT = '@bridge/contract';

/** Folders of the server with a folder for each channel. */
export const CHANNELLED = ['publication', 'rendering'];

/**
 * The place of a file: packages/console/src/areas/tris/x.tsx is package console, folder areas, area tris;
 * packages/server/src/publication/web/x.ts is channel web, and so is rendering/web/x.ts.
 */
export interface Place {
  path: string;
  owner: string | undefined;
  folder: string | undefined;
  area: string | undefined;
  channel: string | undefined;
}

/** The target of an import: a file of the repository, or an installed package. */
export type Target = { kind: 'file'; place: Place } | { kind: 'package'; name: string };

/** The path that a relative import leads to, without the suffix that only vite reads (`?raw`). */
export const relativeTarget = (path: string, name: string): string =>
  posix.join(posix.dirname(path), name.replace(/\?.*$/, ''));

export function targetOf(path: string, name: string): Target {
  return /^\.\.?(\/|$)/.test(name)
    ? { kind: 'file', place: placeOf(relativeTarget(path, name)) }
    : { kind: 'package', name };
}

export function placeOf(path: string): Place {
  const [top, owner, src, folder, below] = path.split('/');
  const nowhere = { path, owner: undefined, folder: undefined, area: undefined, channel: undefined };
  if (top !== 'packages') return nowhere;
  if (src !== 'src') return { ...nowhere, owner };
  // A file in areas/ itself belongs to no area, one in publication/ or rendering/ itself to no channel.
  const inner = below?.includes('.') ? undefined : below;
  return {
    path,
    owner,
    folder,
    area: folder === 'areas' ? inner : undefined,
    channel: CHANNELLED.includes(folder ?? '') ? inner : undefined,
  };
}

export const stands = (place: Place, owner: string, folder: string) => place.owner === owner && place.folder === folder;
export const inFolder = (to: Target, folders: readonly string[]) =>
  to.kind === 'file' && folders.includes(to.place.folder ?? '');
export const within = (to: Target, path: string) =>
  to.kind === 'file' && to.place.path.startsWith(`packages/server/src/${path}`);
/** Whether a file lies beside the folders of the server. */
export const isAtRoot = ({ owner, folder }: Place) => owner === 'server' && folder?.includes('.') === true;
export const isRepository = (to: Target) => to.kind === 'file' && to.place.path.endsWith('.repository.ts');
export const isInside = (to: Target, name: string) =>
  to.kind === 'package' && (to.name === name || to.name.startsWith(`${name}/`));
export const isWorkspace = (to: Target) => to.kind === 'package' && to.name.startsWith('@bridge/');
export const leaves = (from: Place, to: Place) =>
  to.owner !== from.owner || (from.owner !== undefined && to.owner === undefined);
