import { SYSTEMES } from '@bridge/contract';
import type { ObjetRendu } from '../../../catalogue/bloc/objet-rendu.ts';
import { dateEnMots } from '../../../composition/mots/nombre.words.ts';
import { mot } from '../pages/mots.words.ts';
import type { CadreDeSite } from '../pages/page.ts';
import type { ObjetConnu } from './objet.repository.ts';

/** A number in place of the name of an owner, as some sources give it: visitors are not shown it. */
const NUMERO = /^[\s\d]*$|^\s*[0-9a-f]{8}-[0-9a-f-]{27}\s*$/i;

/** « Office de tourisme, via Apidae, mis à jour le 3 novembre 2026 ». */
export function sourceEnMots(
  { proprietaire, systeme }: ObjetConnu,
  { indexe }: ObjetRendu,
  { lecteur: { langue } }: CadreDeSite,
): string {
  const nom = SYSTEMES.find(({ value }) => value === systeme)?.label ?? systeme;
  const parts = NUMERO.test(proprietaire) ? [nom] : [proprietaire.trim(), mot(langue, 'via', nom)];
  const since = indexe.sourceMajLe;
  return [
    ...parts,
    ...(since === null ? [] : [mot(langue, 'majLe', dateEnMots(since.toISOString().slice(0, 10), langue))]),
  ].join(', ');
}

/** The address by which a visitor writes to a site about an objet. */
export function signalement(contact: string, nom: string, adresse: string): string {
  return `mailto:${contact}?subject=${encodeURIComponent(nom)}&body=${encodeURIComponent(adresse)}`;
}
