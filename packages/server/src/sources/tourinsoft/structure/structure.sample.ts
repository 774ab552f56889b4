import type { ChampDecouvert, TypeDeChamp } from '@bridge/contract';
import { profilOf } from '../profil/profil.ts';
import { type Relations, relationsOf } from '../profil/relations.ts';
import { enregistrementDe } from '../valeurs/enregistrement.reader.ts';
import { readBooleen, readJour, readNombre } from '../valeurs/lectures.rules.ts';
import { CHAMP_TRACE, isColonneTechnique } from '../valeurs/noms.rules.ts';
import { guessSeparateurs } from '../valeurs/separateurs.rules.ts';
import {
  atomeDe,
  type Enregistrement,
  isMedia,
  isObjet,
  isThesaurus,
  isVide,
  rangeesDe,
  unfold,
} from '../valeurs/valeurs.rules.ts';

const MAX_DISTINCTES = 1000;
const MAX_EXEMPLES = 5;
const LONGEST_EXEMPLE = 160;
const MAX_TEXTES = 300;

/** Plumbing that is no field of anybody. */
const HORS_STRUCTURE = /^__|odata\.|^Searchs$/;

interface Compte {
  total: number;
  remplis: number;
  readonly genres: Map<TypeDeChamp, number>;
  readonly distinctes: Set<string>;
  readonly textes: string[];
  readonly colonnes: Map<string, Compte>;
}

const openCompte = (): Compte => ({
  total: 0,
  remplis: 0,
  genres: new Map(),
  distinctes: new Set(),
  textes: [],
  colonnes: new Map(),
});

function genreDeTexte(texte: string): TypeDeChamp {
  if (/^(oui|non|true|false|yes|no|x)$/i.test(texte) && readBooleen(texte) !== null) return 'booleen';
  // Codes keep their zeros: a postcode is no number.
  if (readNombre(texte) !== null && !/^0\d|^\d{5,}$/.test(texte)) return 'nombre';
  if (texte.length >= 8 && texte.length <= 35 && readJour(texte) !== null) return 'date';
  return 'texte';
}

function genreDe(brut: unknown): TypeDeChamp {
  const valeur = unfold(brut);
  if (typeof valeur === 'boolean') return 'booleen';
  if (typeof valeur === 'number') return 'nombre';
  if (typeof valeur === 'string') return genreDeTexte(valeur.trim());
  if (isThesaurus(valeur)) return 'thesaurus';
  if (isMedia(valeur)) return 'media';
  if (Array.isArray(valeur)) {
    const pleins = valeur.filter((element) => !isVide(element));
    return pleins.every((element) => !isObjet(element) || isThesaurus(element)) ? 'thesaurus-multiple' : 'table';
  }
  return 'table';
}

function textesDe(brut: unknown): string[] {
  const valeur = unfold(brut);
  if (Array.isArray(valeur)) return valeur.flatMap(textesDe);
  const atome = atomeDe(valeur);
  if (atome !== null) return [atome.texte];
  return isObjet(valeur)
    ? Object.entries(valeur).flatMap(([colonne, element]) => {
        const texte = isColonneTechnique(colonne) ? undefined : atomeDe(element)?.texte;
        return texte === undefined ? [] : [`${colonne}\u00a0: ${texte}`];
      })
    : [];
}

function count(compte: Compte, brut: unknown, profondeur: number): void {
  compte.total += 1;
  if (isVide(brut)) return;
  compte.remplis += 1;
  const genre = genreDe(brut);
  compte.genres.set(genre, (compte.genres.get(genre) ?? 0) + 1);
  for (const texte of textesDe(brut)) {
    if (compte.distinctes.size < MAX_DISTINCTES) compte.distinctes.add(texte);
    if (compte.textes.length < MAX_TEXTES && !compte.textes.includes(texte)) compte.textes.push(texte);
  }
  if (genre !== 'table' || profondeur > 0) return;
  for (const rangee of rangeesDe(brut) ?? []) countColumns(compte, rangee);
}

function countColumns(compte: Compte, rangee: Enregistrement): void {
  for (const [colonne, valeur] of Object.entries(rangee)) {
    if (isColonneTechnique(colonne) || HORS_STRUCTURE.test(colonne)) continue;
    const sien = compte.colonnes.get(colonne) ?? openCompte();
    compte.colonnes.set(colonne, sien);
    count(sien, valeur, 1);
  }
}

/** The most frequent kind; where kinds mix, text holds them all. */
function genreFinal(compte: Compte): TypeDeChamp {
  const [premier, second] = [...compte.genres.keys()];
  if (premier === undefined) return 'texte';
  if (second === undefined) return premier;
  return (
    (['table', 'thesaurus-multiple', 'media', 'thesaurus'] as const).find((genre) => compte.genres.has(genre)) ??
    'texte'
  );
}

const court = (texte: string): string =>
  texte.length > LONGEST_EXEMPLE ? `${texte.slice(0, LONGEST_EXEMPLE - 1)}…` : texte;

function champDe(champ: string, compte: Compte, enregistrements: number): ChampDecouvert[] {
  const type = genreFinal(compte);
  const separateurs = type === 'texte' ? guessSeparateurs(compte.textes) : {};
  const colonnes = [...compte.colonnes.keys()];
  const sien: ChampDecouvert = {
    champ,
    type,
    ...(colonnes.length > 0 ? { colonnes } : {}),
    ...(Object.keys(separateurs).length > 0 ? { separateurs } : {}),
    exemples: compte.textes.slice(0, MAX_EXEMPLES).map(court),
    remplissage: enregistrements === 0 ? 0 : Math.round((1000 * compte.remplis) / enregistrements) / 10,
    distinctes: compte.distinctes.size,
    ...(compte.textes.length > 0 && type !== 'table'
      ? { profil: profilOf(compte.textes, compte.remplis, compte.distinctes.size) }
      : {}),
  };
  const sousChamps = [...compte.colonnes].flatMap(([colonne, sous]) =>
    champDe(`${champ}.${colonne}`, sous, sous.total),
  );
  return [sien, ...sousChamps];
}

/** The fields that records show, in the order of the feed, columns of sub-tables after their table. */
export function structureFromSample(fiches: readonly unknown[]): ChampDecouvert[] {
  const enregistrements = fiches.map(enregistrementDe).filter((lu): lu is Enregistrement => lu !== null);
  const comptes = new Map<string, Compte>();
  for (const enregistrement of enregistrements) {
    for (const [champ, valeur] of Object.entries(enregistrement)) {
      if (HORS_STRUCTURE.test(champ) || champ === CHAMP_TRACE) continue;
      const compte = comptes.get(champ) ?? openCompte();
      comptes.set(champ, compte);
      count(compte, valeur, 0);
    }
  }
  const structure = [...comptes].flatMap(([champ, compte]) => champDe(champ, compte, enregistrements.length));
  return withRelations(structure, enregistrements.slice(0, MAX_TEXTES));
}

/** Adds to each field what it has to do with the others of its record. */
function withRelations(
  structure: readonly ChampDecouvert[],
  enregistrements: readonly Enregistrement[],
): ChampDecouvert[] {
  const colonnes = structure.flatMap((champ) =>
    champ.champ.includes('.')
      ? []
      : [{ champ, valeurs: enregistrements.map((enregistrement) => textesDe(enregistrement[champ.champ])[0] ?? null) }],
  );
  const relations: ReadonlyMap<string, Relations> = relationsOf(colonnes);
  return structure.map((champ) => {
    const sienne = relations.get(champ.champ);
    return champ.profil === undefined || sienne === undefined
      ? champ
      : { ...champ, profil: { ...champ.profil, ...sienne } };
  });
}
