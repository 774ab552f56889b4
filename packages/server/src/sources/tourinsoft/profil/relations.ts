import { type ChampDecouvert, norme, type Profil } from '@bridge/contract';
import { readHeure, readJour, readNombre } from '../valeurs/lectures.rules.ts';
import { isTechnique } from '../valeurs/noms.rules.ts';
import { dependanceDe } from './dependance.rules.ts';

/** A field with its values, record by record; null where a record has none. */
export interface Colonne {
  readonly champ: ChampDecouvert;
  readonly valeurs: readonly (string | null)[];
}

/** What a field has to do with the others of its record. */
export type Relations = Pick<Profil, 'commeLeNom' | 'commeLaMaj' | 'apres' | 'avec' | 'selonLaCommune'>;

/** The fewest records from which two fields are compared. */
const FEWEST = 6;
const CHANCE = 0.01;

const part = ({ champ: { profil } }: Colonne, ...natures: readonly (keyof Profil['parts'])[]): number =>
  natures.reduce((sum, nature) => sum + (profil?.parts[nature] ?? 0), 0);
const named = (colonnes: readonly Colonne[], nom: string): Colonne | undefined =>
  colonnes.find(({ champ: { champ } }) => champ.toLowerCase() === nom);

/** What fields of the same records tell of each other, by the name of the field. */
export function relationsOf(colonnes: readonly Colonne[]): ReadonlyMap<string, Relations> {
  const nom = named(colonnes, 'syndicobjectname');
  const maj = named(colonnes, 'updated');
  const commune = communeOf(colonnes);
  const images = colonnes.filter(isPictures);
  const majs = new Map(colonnes.map((colonne) => [colonne, share(colonne, maj, isSameDay)]));
  // When a record was last changed begins and ends nothing, however early it is.
  const told = colonnes.filter((colonne) => !isTechnique(colonne.champ.champ) && majs.get(colonne) === undefined);
  const instants = told.flatMap(
    (colonne) => momentsOf(colonne, 'date', readJour) ?? momentsOf(colonne, 'heure', readHeure) ?? [],
  );
  return new Map(
    colonnes.map((colonne) => {
      const relations: Relations = {
        ...given('commeLeNom', share(colonne, nom, isSameName)),
        ...given('commeLaMaj', majs.get(colonne)),
        ...given('apres', followedBy(colonne, instants)),
        ...given('avec', neverWithout(colonne, images)),
        ...given('selonLaCommune', commune === undefined ? undefined : decidedBy(commune, colonne)),
      };
      return [colonne.champ.champ, relations] as const;
    }),
  );
}

const given = <K extends string, V>(key: K, value: V | undefined): Record<K, V> | Record<never, never> =>
  value === undefined ? {} : { [key]: value };

/** The field that tells communes apart best. */
const communeOf = (colonnes: readonly Colonne[]): Colonne | undefined =>
  colonnes
    .filter((colonne) => (['insee', 'commune', 'codePostal'] as const).some((nature) => part(colonne, nature) > 0.75))
    .sort((a, b) => b.champ.distinctes - a.champ.distinctes)[0];

const isPictures = ({ champ }: Colonne): boolean =>
  champ.type === 'media' ||
  (champ.profil?.parts.image ?? 0) > 0.5 ||
  (champ.profil?.colonnes ?? []).some(({ image = 0 }) => image > 0.4);

/** How often two fields of one record agree; undefined where it is seldom, or where too few have both. */
function share(
  { champ, valeurs }: Colonne,
  other: Colonne | undefined,
  agree: (one: string, other: string) => boolean,
): number | undefined {
  if (other === undefined || other.champ.champ === champ.champ) return undefined;
  const both = valeurs.flatMap((valeur, rang) => {
    const autre = other.valeurs[rang] ?? null;
    return valeur === null || autre === null ? [] : [agree(valeur, autre)];
  });
  const met = both.filter(Boolean).length / both.length;
  return both.length < FEWEST || met < 0.5 ? undefined : Math.round(100 * met) / 100;
}

const isSameDay = (one: string, other: string): boolean => {
  const jour = readJour(one);
  return jour !== null && jour === readJour(other);
};

/** Whether one of two names contains the other with little more. */
function isSameName(one: string, other: string): boolean {
  const [short = '', long = ''] = [norme(one), norme(other)].sort((a, b) => a.length - b.length);
  return short.length >= 3 && long.includes(short) && short.length >= 0.6 * long.length;
}

interface Moments {
  readonly champ: string;
  readonly nature: 'date' | 'heure';
  readonly valeurs: readonly (string | null)[];
}

/** A field of lone days, or of lone hours, as they sort. */
function momentsOf(
  colonne: Colonne,
  nature: 'date' | 'heure',
  read: (texte: string) => string | null,
): Moments | undefined {
  if (part(colonne, nature) < 0.8 || colonne.champ.separateurs?.lignes !== undefined) return undefined;
  return {
    champ: colonne.champ.champ,
    nature,
    valeurs: colonne.valeurs.map((valeur) => (valeur === null ? null : read(valeur))),
  };
}

/** The field whose days or hours come before those of this one, as far as records have both. */
function followedBy({ champ: { champ } }: Colonne, all: readonly Moments[]): string | undefined {
  const later = all.find((moments) => moments.champ === champ);
  if (later === undefined) return undefined;
  const before = all.filter((earlier) => {
    if (earlier.champ === champ || earlier.nature !== later.nature) return false;
    const both = earlier.valeurs.flatMap((first, rang) => {
      const last = later.valeurs[rang] ?? null;
      return first === null || last === null ? [] : [{ first, last }];
    });
    const inOrder = both.filter(({ first, last }) => first <= last).length;
    const apart = both.filter(({ first, last }) => first < last).length;
    return both.length >= FEWEST && inOrder >= 0.95 * both.length && apart >= 0.2 * both.length;
  });
  // Of several, the nearest.
  return before.sort((a, b) => middleOf(b).localeCompare(middleOf(a)))[0]?.champ;
}

function middleOf({ valeurs }: Moments): string {
  const sorted = valeurs.filter((valeur) => valeur !== null).sort();
  return sorted[Math.floor(sorted.length / 2)] ?? '';
}

/** The pictures without which a field is never filled, where that cannot be chance. */
function neverWithout(colonne: Colonne, images: readonly Colonne[]): string | undefined {
  if (isPictures(colonne)) return undefined;
  const filled = colonne.valeurs.flatMap((valeur, rang) => (valeur === null ? [] : [rang]));
  return images.find(({ valeurs }) => {
    const usual = valeurs.filter((valeur) => valeur !== null).length / Math.max(1, valeurs.length);
    return filled.length >= FEWEST && usual ** filled.length < CHANCE && filled.every((rang) => valeurs[rang] !== null);
  })?.champ.champ;
}

/** Places follow the communes: so do coordinates, and the territories that communes are of. */
function decidedBy(commune: Colonne, colonne: Colonne): number | undefined {
  if (commune.champ.champ === colonne.champ.champ) return undefined;
  const numbers = part(colonne, 'latitude', 'longitude') > 0.5;
  return dependanceDe(
    commune.valeurs.map((valeur) => (valeur === null ? null : norme(valeur))),
    colonne.valeurs.map((valeur) => (valeur === null ? null : numbers ? readNombre(valeur) : norme(valeur))),
  );
}
