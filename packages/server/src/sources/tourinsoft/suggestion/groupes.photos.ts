import type { ChampDecouvert, CodeCible, Suggestion } from '@bridge/contract';
import type { Famille } from '../../clean/familles.ts';
import { type NomLu, readNom } from '../../clean/mots.ts';
import { accordDe } from './accord.ts';

const DETAILS: readonly (readonly [Famille, CodeCible])[] = [
  ['credit', 'media.credit'],
  ['legende', 'media.legende'],
  ['nom', 'media.titre'],
];
/** Words of a title that only say that it is one, dropped from what a line is called. */
const NUES: ReadonlySet<Famille> = new Set(['nom', 'libelle', 'vide', 'photo']);
const AGREES = 0.7;

/** « Légende 2 » and « © 2 » are told of « Photo 2 ». */
export function withDetailsDePhotos(
  suggestions: readonly Suggestion[],
  structure: readonly ChampDecouvert[],
): Suggestion[] {
  const champs = new Map(structure.map((champ) => [champ.champ, champ]));
  const photos = new Map(
    suggestions
      .filter(({ ligne }) => ligne.cible === 'media.photo' || ligne.cible === 'medias')
      .map(({ ligne }) => [readNom(ligne.champ).rang, ligne.champ]),
  );
  return suggestions.map((suggestion) => {
    const { champ, cible: sienne } = suggestion.ligne;
    const nom = readNom(champ);
    const photo = nom.rang === '' ? undefined : photos.get(nom.rang);
    const cible = detailDe(nom);
    const decouvert = champs.get(champ);
    if (photo === undefined || photo === champ || cible === undefined || decouvert === undefined) return suggestion;
    if (sienne === 'ignore' || accordDe(cible, decouvert) < AGREES) return suggestion;
    const raison = `A le numéro de «\u00a0${photo}\u00a0», et le nom de ce qui s’en dit.`;
    return { ...suggestion, ligne: { ...suggestion.ligne, cible }, confiance: 0.9, raison };
  });
}

function detailDe({ familles }: NomLu): CodeCible | undefined {
  const [famille, cible] = DETAILS.find(([une]) => familles.has(une)) ?? [];
  return famille === 'nom' && [...familles].some((autre) => !NUES.has(autre)) ? undefined : cible;
}
