import {
  type BrouillonDeBloc,
  bloc,
  brouillonDeBloc,
  brouillonDeBlocSchema,
  GENRES_A_LIGNES,
  type LigneDeBloc,
  lignesDeBloc,
  SANS_REGLE,
} from '@bridge/contract';
import { labelsOf } from '../../catalogue/apercu/manque.words.ts';

export type BrouillonLu =
  | { readonly ok: true; readonly brouillon: BrouillonDeBloc }
  /** The labels of the fields that are not complete. */
  | { readonly ok: false; readonly manquent: readonly string[] };

/** The fields that change the drawing of a bloc. */
export const DECISIFS = Object.keys(brouillonDeBlocSchema.shape);

/** The bloc in a form, once it is complete. Lines that the kind of the bloc leaves out of sight show nothing. */
export function readBrouillon(values: Readonly<Record<string, unknown>>): BrouillonLu {
  const isMadeOfLines = GENRES_A_LIGNES.some((genre) => genre === values.genre);
  const reading = brouillonDeBlocSchema.safeParse({
    ...brouillonDeBloc(values),
    ...(isMadeOfLines ? {} : { lignes: [] }),
  });
  if (reading.success) return { ok: true, brouillon: reading.data };
  const names = reading.error.issues.map(({ path }) => String(path[0]));
  return { ok: false, manquent: labelsOf(bloc.fields, names) };
}

/** The complete lines, with their places. */
export function lignesCompletes(value: unknown): { readonly rang: number; readonly ligne: LigneDeBloc }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one, rang) => {
    const reading = lignesDeBloc.itemSchema.safeParse(one);
    return reading.success ? [{ rang, ligne: reading.data }] : [];
  });
}

/** A bloc that shows every complete line, even empty, to tell what each gives on one objet; null without lines. */
export function brouillonDExemples(values: Readonly<Record<string, unknown>>): BrouillonDeBloc | null {
  const lignes = lignesCompletes(values.lignes).map(({ ligne }) => ({ ...ligne, siVide: 'tiret' as const }));
  if (lignes.length === 0) return null;
  const reading = brouillonDeBlocSchema.safeParse({
    ...brouillonDeBloc(values),
    genre: 'donnees',
    lignes,
    canaux: [],
    typesObjets: [],
    langues: [],
    mois: [],
    conditions: SANS_REGLE,
  });
  return reading.success ? reading.data : null;
}
