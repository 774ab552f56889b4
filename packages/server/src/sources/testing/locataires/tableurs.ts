import type { Fait } from './faits.ts';
import type { Locataire } from './locataire.ts';
import {
  ADMINISTRATION,
  type Colonne,
  FAMILLES,
  GEOJSON,
  IDENTITE,
  OUVERTURE,
  PHOTOS,
  PORTAIL,
  PRIVEES,
  SUITES,
  SUJETS,
  TARIFS,
  TEXTES,
} from './tableurs.colonnes.ts';
import { type Commune, type Hasard, hasard, parmi } from './valeurs.ts';

/** All of their columns, for those who check them. */
export const COLONNES: readonly Colonne[] = [
  ...[PRIVEES, IDENTITE, TEXTES, OUVERTURE, TARIFS, ADMINISTRATION, PORTAIL, GEOJSON].flat(),
  ...PHOTOS.flat(),
];

function numbered(h: Hasard): Colonne[] {
  const [groupe = []] = PHOTOS;
  const noms = groupe.map(({ noms: possibles }) => parmi(possibles, h));
  return [1, 2].flatMap((rang) =>
    groupe.map((une, place) => ({ ...une, noms: [`${noms[place] ?? ''} ${rang}`], taux: rang === 1 ? 0.9 : 0.5 })),
  );
}

/** A made-up tenant who sends a spreadsheet or a file of open data, with the heads of its own people. */
export function tableurOf(graine: number, communes: readonly Commune[], fiches: number): Locataire {
  const h = hasard(graine);
  const portail = parmi([[], PORTAIL, GEOJSON], h);
  const attendus = new Map<string, Fait>();
  const write = parmi([(nom: string) => nom, (nom: string) => nom, (nom: string) => nom.toUpperCase()], h);
  const choisies = [...IDENTITE, ...PRIVEES, ...TEXTES, ...OUVERTURE, ...TARIFS, ...ADMINISTRATION].filter(
    ({ cle }) => cle === 'nom' || h() < 0.8,
  );
  const champs = [...choisies, ...(h() < 0.8 ? numbered(h) : []), ...portail].flatMap((une) => {
    const brut = parmi(une.noms, h);
    // As heads are read: a point would be a path.
    const champ = (portail.includes(une) ? brut : write(brut)).replaceAll('.', '_').trim();
    if (attendus.has(champ)) return [];
    attendus.set(champ, une);
    return [{ ...une, champ, part: une.taux ?? 0.5 + 0.5 * h() }];
  });
  const siennes = Array.from({ length: 20 }, () => parmi(communes, h));
  const noms = new Set<string>();
  const records = Array.from({ length: fiches }, (_, rang) => {
    let nom = `${parmi(SUJETS, h)} ${parmi(SUITES, h)}`;
    if (noms.has(nom)) nom = `${nom} ${parmi(FAMILLES, h)}`;
    noms.add(nom);
    const ici = { h, rang, commune: parmi(siennes, h), nom };
    const imaged = new Set<string>();
    return Object.fromEntries(
      champs.map(({ champ, cle, make, part }) => {
        const numero = /\d$/.exec(champ)?.[0] ?? '';
        const there = h() < part && (!['legende', 'credit'].includes(cle) || imaged.has(numero));
        if (there && cle === 'photo') imaged.add(numero);
        return [champ, there ? make(ici) : null];
      }),
    );
  });
  return { fiches: records, attendus };
}
