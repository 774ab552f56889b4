import { type Langue, norme, type Textes } from '@bridge/contract';
import { lineOf } from '../../clean/texte.rules.ts';
import { critereDe, type Depot, enLangue } from '../depot.ts';
import { readTexte } from '../valeurs/lectures.rules.ts';
import type { Atome } from '../valeurs/valeurs.rules.ts';

/** What every value target knows of the line that feeds it. */
export interface Destination {
  readonly champ: string;
  readonly intitule: string;
  readonly langue: Langue;
}

export const enLigne = (atome: Atome): string => lineOf(readTexte(atome.texte)) ?? '';

const paragraphes = (atomes: readonly Atome[]): string =>
  atomes
    .map(({ texte }) => readTexte(texte))
    .filter(Boolean)
    .join('\n\n');

/** Two fields may feed the same text: the second follows the first, unless it repeats it. */
function follow(textes: Textes, langue: Langue, texte: string): Textes {
  const deja = textes[langue];
  if (texte === '' || deja?.includes(texte)) return textes;
  return { ...textes, [langue]: deja === undefined ? texte : `${deja}\n\n${texte}` };
}

/** An objet has one name: what another field says besides stays beside it, as a text. */
export function putNom(depot: Depot, destination: Destination, atomes: readonly Atome[]): void {
  const { document } = depot;
  const nom = atomes.map(enLigne).find(Boolean);
  if (nom === undefined) return;
  const deja = document.nom[destination.langue];
  if (deja === undefined) document.nom = { ...document.nom, [destination.langue]: nom };
  else if (norme(deja) !== norme(nom)) putTexte(depot, destination, atomes);
}

export const putResume = ({ document }: Depot, { langue }: Destination, atomes: readonly Atome[]): void => {
  document.resume = follow(document.resume, langue, paragraphes(atomes));
};

export const putDescription = ({ document }: Depot, { langue }: Destination, atomes: readonly Atome[]): void => {
  document.description = follow(document.description, langue, paragraphes(atomes));
};

export function putTexte(depot: Depot, destination: Destination, atomes: readonly Atome[]): void {
  const { langue, champ, intitule } = destination;
  const texte = paragraphes(atomes);
  if (texte === '') return;
  const { textes } = depot.document;
  const sujet = critereDe(depot, champ, intitule);
  // The same subject in another language is the same text: its name tells it, its field does not.
  const meme = textes.find((autre) => autre.sujet.libelle.fr === intitule);
  if (meme !== undefined) meme.corps = follow(meme.corps, langue, texte);
  else textes.push({ sujet, corps: enLangue(langue, texte) });
}

export function putAcces({ document: { lieu } }: Depot, { langue }: Destination, atomes: readonly Atome[]): void {
  // « Gare||Laval||30 » is a row of the access table: its columns read well one after the other.
  const lignes = atomes.map(({ texte }) =>
    texte.includes('|')
      ? texte
          .split(/\|+/)
          .map((mot) => mot.trim())
          .filter(Boolean)
          .join(' – ')
      : texte,
  );
  const acces = follow(lieu.acces ?? {}, langue, paragraphes(lignes.map((texte) => ({ texte }))));
  if (Object.keys(acces).length > 0) lieu.acces = acces;
}

export function putOuvertureTexte(
  { document: { ouverture } }: Depot,
  { langue }: Destination,
  atomes: readonly Atome[],
): void {
  const texte = follow(ouverture.texte ?? {}, langue, paragraphes(atomes));
  if (Object.keys(texte).length > 0) ouverture.texte = texte;
}

export function putTarifsTexte(
  { document: { tarifs } }: Depot,
  { langue }: Destination,
  atomes: readonly Atome[],
): void {
  const texte = follow(tarifs.texte ?? {}, langue, paragraphes(atomes));
  if (Object.keys(texte).length > 0) tarifs.texte = texte;
}
