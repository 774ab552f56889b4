import { adresseDeFichier } from '@bridge/contract';
import type { Fichier, VueGardee } from './fichier.repository.ts';

/** Where a file and its views lie in the store: a few thousand folders, whatever their number. */
export const cleDuFichier = (id: string): string => `${id.slice(0, 2)}/${id}`;
export const cleOriginal = (cle: string): string => `${cle}/original`;
export const cleDeVue = (cle: string, vue: VueGardee): string => `${cle}/${vue}.webp`;

/** Everything that the store keeps of a file. */
export const clesDe = ({ cle, vues }: Pick<Fichier, 'cle' | 'vues'>): string[] => [
  cleOriginal(cle),
  ...vues.map((vue) => cleDeVue(cle, vue)),
];

/** Address of its small view; null where there is nothing to see. */
export function adresseDApercu({ id, vues }: { readonly id: string; readonly vues: readonly string[] }): string | null {
  return vues.includes('vignette') ? adresseDeFichier(id, 'vignette') : null;
}
