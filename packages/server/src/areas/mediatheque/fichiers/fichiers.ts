import type { Readable } from 'node:stream';
import { adresseDeFichier, BridgeError } from '@bridge/contract';
import type { Files, Span } from '../../../platform/files/files.ts';
import type { Fichier, VueGardee } from './fichier.repository.ts';

/** The folder of a file and its views in the store; two letters spread files over a few hundred folders. */
export const cleDuFichier = (id: string): string => `${id.slice(0, 2)}/${id}`;
export const cleOriginal = (cle: string): string => `${cle}/original`;
export const cleDeVue = (cle: string, vue: VueGardee): string => `${cle}/${vue}.webp`;

/** Everything that the store keeps of a file. */
export const clesDe = ({ cle, vues }: Pick<Fichier, 'cle' | 'vues'>): string[] => [
  cleOriginal(cle),
  ...vues.map((vue) => cleDeVue(cle, vue)),
];

interface Vue {
  readonly id: string;
  readonly vues: readonly string[];
}

/** The address of the small view, or null without one. `filesUrl` is the files' own origin, or empty. */
export function adresseDApercu(filesUrl: string, { id, vues }: Vue): string | null {
  return vues.includes('vignette') ? `${filesUrl}${adresseDeFichier(id, 'vignette')}` : null;
}

export async function present(files: Files, cle: string, span?: Span): Promise<Readable> {
  const body = await files.read(cle, span);
  if (body === null) throw new BridgeError('notFound');
  return body;
}

/** A header holds no more than that. */
export function nomSimple(nom: string): string {
  return nom
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%;]/g, '_');
}
