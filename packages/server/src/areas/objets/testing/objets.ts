import type { CorrectionDObjet, FicheObjet, PartieCorrigee, TexteLocal } from '@bridge/contract';
import { type Atelier, CATALOGUE, lei, produit } from '../../../testing/atelier.ts';
import type { Person } from '../../../testing/world.ts';
import { nextId } from '../../importations/testing/importations.ts';

/** An office with one objet, which its feed may change. */
export async function objetOf(atelier: Atelier, nom: string, values: object = {}) {
  const id = String(nextId());
  const fiche = (colonnes: Record<string, string> = {}) =>
    lei(produit(id, 'Auberge du Lac', { COMMENTAIRE: 'Face au lac.', ...colonnes }));
  const feed = await atelier.rempli(nom, 'lei', fiche(), values);
  const [objet] = await atelier.objets(feed.admin, { fluxLei: [feed.flux.id] });
  if (!objet) throw new Error(JSON.stringify(feed.premier));
  return { ...feed, objet, identifiant: id, fiche };
}

export function readFiche(person: Person, id: number) {
  return person.call<FicheObjet>('GET', `${CATALOGUE}/${id}/fiche`);
}

export function writeTexte(person: Person, id: number, body: object) {
  return person.call<{ textesLocaux: TexteLocal[] }>('PUT', `${CATALOGUE}/${id}/textes`, body);
}

export function writeCorrection(person: Person, id: number, body: object) {
  return person.call<{ corrections: CorrectionDObjet[] }>('PUT', `${CATALOGUE}/${id}/corrections`, body);
}

/** Corrects a part, or removes the correction, from its present state. */
export async function corrige(person: Person, id: number, partie: PartieCorrigee, valeur: unknown) {
  const { corrections, empreintes } = (await readFiche(person, id)).body.data;
  const majLe = corrections.find((one) => one.partie === partie)?.majLe ?? null;
  return writeCorrection(person, id, { partie, valeur, empreinte: empreintes?.[partie] ?? 'f'.repeat(64), majLe });
}

/** Prices that a source would not give. */
export const TARIFS = {
  mode: 'payant',
  lignes: [
    {
      libelle: { schema: 'bridge:correction', code: 'menu-du-lac', libelle: { fr: 'Menu du lac' } },
      min: 24,
      max: 24,
      devise: 'EUR',
    },
  ],
  paiements: [],
} as const;
