import type { Colonnes, Separateurs } from '@bridge/contract';
import { seemsPersonnel } from '../../clean/personnel.rules.ts';
import { readTexte } from '../valeurs/lectures.rules.ts';
import { isColonneTechnique } from '../valeurs/noms.rules.ts';
import { isJoignable, tellsOfPeople } from '../valeurs/personnel.rules.ts';
import { cutColonnes, cutLignes, type NatureDesLignes } from '../valeurs/separateurs.rules.ts';
import {
  type Atome,
  atomeDe,
  type Enregistrement,
  isMedia,
  isObjet,
  isThesaurus,
  sousRangeesDe,
  unfold,
} from '../valeurs/valeurs.rules.ts';

/** A row of a compound field, whatever it was written as: its values by role. */
export interface Rangee {
  readonly chemin: string;
  readonly valeurs: ReadonlyMap<string, readonly Atome[]>;
  /** Columns that mean nothing to these rows: they are kept as facts, by their name or their place. */
  readonly restes: ReadonlyMap<string, readonly Atome[]>;
}

export const unDe = (rangee: Rangee, role: string): Atome | undefined => rangee.valeurs.get(role)?.[0];
export const texteDe = (rangee: Rangee, role: string): string => unDe(rangee, role)?.texte ?? '';
export const textesDe = (rangee: Rangee, role: string): readonly string[] =>
  (rangee.valeurs.get(role) ?? []).map(({ texte }) => texte);

/** How a family of rows finds the meaning of columns that the mapping does not give. */
export interface Disposition {
  /** By the columns of a row written in a string; undefined for one that means nothing to these rows, and is kept as a fact. */
  readonly parPosition: (colonnes: readonly string[]) => readonly (string | undefined)[];
  /** By the name of a column of a sub-table. */
  readonly parNom: (colonne: string) => string | undefined;
  readonly nature?: NatureDesLignes;
}

/** Hears of each column that tells of people and that nobody mapped. */
type Withhold = (chemin: string) => void;
export type LecteurDeRangees = (valeurs: readonly unknown[], withhold: Withhold) => readonly Rangee[];

const MAX_RANGEES = 2000;

type Valeurs = Map<string, Atome[]>;

function add(valeurs: Valeurs, role: string | undefined, atome: Atome | null): void {
  if (role === undefined || role === 'ignorer' || atome === null) return;
  const deja = valeurs.get(role);
  if (deja === undefined) valeurs.set(role, [atome]);
  else deja.push(atome);
}

export function compileRangees(
  champ: string,
  colonnes: Colonnes | undefined,
  separateurs: Separateurs | undefined,
  disposition: Disposition,
): LecteurDeRangees {
  const positions = Array.isArray(colonnes) ? colonnes : undefined;
  const noms = colonnes === undefined || Array.isArray(colonnes) ? {} : colonnes;
  const roles = new Map<string, string | undefined>(Object.entries(noms));
  const roleDe = (colonne: string): string | undefined => {
    if (!roles.has(colonne)) roles.set(colonne, isColonneTechnique(colonne) ? undefined : disposition.parNom(colonne));
    return roles.get(colonne);
  };

  const deTexte = (texte: string, chemin: string, withhold: Withhold): Rangee => {
    const morceaux = cutColonnes(texte, separateurs?.colonnes);
    const places = positions ?? disposition.parPosition(morceaux);
    const valeurs = new Map<string, Atome[]>();
    const restes = new Map<string, Atome[]>();
    for (const [rang, morceau] of morceaux.entries()) {
      const role = places[rang];
      const atome = atomeDe(morceau);
      if (role !== undefined) add(valeurs, role, atome);
      else if (atome !== null && isJoignable(atome)) withhold(`${chemin}.${rang + 1}`);
      else add(restes, String(rang + 1), atome);
    }
    return { chemin, valeurs, restes };
  };

  /** `table`: the column whose own rows these are; `tue`: it tells of people, and gives only what somebody mapped. */
  const fill = (
    rangee: { readonly chemin: string; readonly valeurs: Valeurs; readonly restes: Valeurs },
    objet: Enregistrement,
    withhold: Withhold,
    table = '',
    tue = false,
  ): void => {
    for (const [nom, brut] of Object.entries(objet)) {
      const valeur = unfold(brut);
      const colonne = `${table}${nom}`;
      // A row may hold a media object, which brings its own title, credit and address.
      if (isMedia(valeur)) {
        if (tue || seemsPersonnel(nom)) withhold(`${rangee.chemin}.${colonne}`);
        else fill(rangee, valeur, withhold);
        continue;
      }
      const retenue = tue || tellsOfPeople(nom, valeur, undefined, table);
      for (const sous of sousRangeesDe(valeur, table)) fill(rangee, sous, withhold, `${colonne}.`, retenue);
      const atomes = (Array.isArray(valeur) ? valeur : [valeur]).flatMap((element) => atomeDe(element) ?? []);
      const role = table === '' ? roleDe(colonne) : roles.get(colonne);
      if (role !== undefined) for (const atome of atomes) add(rangee.valeurs, role, atome);
      else if (isColonneTechnique(nom) || atomes.length === 0) continue;
      else if (retenue) withhold(`${rangee.chemin}.${colonne}`);
      else for (const atome of atomes) add(rangee.restes, colonne, atome);
    }
  };

  return (sources, withhold) => {
    const rangees: Rangee[] = [];
    for (const source of sources) {
      if (isObjet(source) && !isThesaurus(source)) {
        const rangee = { chemin: `${champ}[${rangees.length}]`, valeurs: new Map(), restes: new Map() } as const;
        fill(rangee, source, withhold);
        rangees.push(rangee);
      } else {
        const atome = atomeDe(source);
        if (atome === null) continue;
        // Entities and colours of ready-made HTML hold separators that separate nothing.
        const propre =
          disposition.nature !== 'adresses' && /[<&]/.test(atome.texte) ? readTexte(atome.texte) : atome.texte;
        for (const texte of cutLignes(propre, separateurs?.lignes, disposition.nature)) {
          if (rangees.length >= MAX_RANGEES) break;
          rangees.push(deTexte(texte, `${champ}[${rangees.length}]`, withhold));
        }
      }
      if (rangees.length >= MAX_RANGEES) break;
    }
    return rangees.filter(({ valeurs, restes }) => valeurs.size > 0 || restes.size > 0);
  };
}
