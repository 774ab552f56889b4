import {
  type BrouillonDeSelection,
  type CleDeTri,
  type Groupe,
  type Point,
  type Regle,
  tri as triResource,
} from '@bridge/contract';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import type { ChampsPublics } from '../champs-publics.repository.ts';
import { type Contexte, contexteAt } from '../regle/contexte.ts';
import { resolve } from '../regle/resolution.repository.ts';
import { withParametres } from './parametres.rules.ts';
import { triById } from './tri.repository.ts';

export interface Epingle {
  readonly objet: number;
  readonly position: number;
}

/** The facts of a visitor that an order depends on. */
export interface Visiteur {
  readonly point?: Point;
  /** Stays the same for a visit. */
  readonly graine?: string;
}

/** All that decides which objets are kept and in which order: the same question has the same answer. */
export interface Question extends Pick<BrouillonDeSelection, 'mode' | 'regles' | 'limite' | 'dedoublonnage'> {
  readonly scope: Scope;
  readonly contexte: Contexte;
  readonly inclusions: readonly number[];
  readonly exclusions: readonly number[];
  /** The pins of the sélection, then of its tri; each objet once. */
  readonly epingles: readonly Epingle[];
  /** Objets included one by one, or pinned by the sélection's order: kept before all others in any order. */
  readonly garantis: readonly number[];
  readonly cles: readonly CleDeTri[];
  /** The order that decides the first ones, when there is a limit. */
  readonly clesParDefaut: readonly CleDeTri[];
  readonly visiteur: Visiteur;
  /** A further filter on the sélection's result, after its limit and its duplicates. */
  readonly filtre?: Groupe;
  /** Words to find, each with its synonyms; the last one may be the start of a word. */
  readonly recherche?: readonly (readonly string[])[];
  /** The rule that the words name: objets that fit it are kept besides those with the words. */
  readonly nomme?: Regle;
  /** The objets that the sélection keeps, once looked up. */
  readonly retenus?: readonly number[];
  /** When no objet has the words: those whose name is close to them. */
  readonly proches?: readonly number[];
}

export interface Ordre {
  readonly cles: readonly CleDeTri[];
  readonly epingles: readonly (Epingle & {
    readonly dates: { readonly du: string | null; readonly au: string | null } | null;
  })[];
}

export interface Opening {
  readonly brouillon: BrouillonDeSelection;
  readonly scope: Scope;
  readonly at: Date;
  /** Another order than that of the sélection. */
  readonly ordre?: Ordre;
  /** Values for the rules that are open. */
  readonly parametres?: Readonly<Record<string, unknown>>;
  readonly visiteur?: Visiteur;
  readonly filtre?: Groupe;
  readonly recherche?: Question['recherche'];
  readonly nomme?: Question['nomme'];
  /** Other rules to be asked of its objets, whose named records are read too. */
  readonly aussi?: unknown;
  /** The added fields that everybody may read, where they were read already. */
  readonly champs?: () => Promise<ChampsPublics>;
}

/** Reads what a sélection depends on and fixes the instant: later steps are pure. */
export async function openQuestion(db: Db, opening: Opening): Promise<Question> {
  const {
    brouillon,
    scope,
    at,
    ordre,
    parametres = {},
    visiteur = {},
    filtre,
    recherche,
    nomme,
    aussi,
    champs,
  } = opening;
  const parDefaut = await ordreOf(db, brouillon.tri);
  const { cles, epingles } = ordre ?? parDefaut;
  const regles = withParametres(brouillon.regles, parametres);
  const contexte = contexteAt(
    at,
    await resolve(db, [regles, cles, parDefaut.cles, filtre, nomme, aussi], scope, champs),
  );
  const { mode, inclusions, exclusions, limite, dedoublonnage } = brouillon;
  const included = mode === 'dynamique' ? [] : inclusions;
  const active = ({ dates }: Ordre['epingles'][number]) => dates === null || isWithin(contexte.jour, dates);
  return {
    mode,
    regles,
    limite,
    dedoublonnage,
    scope,
    contexte,
    visiteur,
    cles,
    clesParDefaut: parDefaut.cles,
    inclusions: included.map(({ objet }) => objet),
    garantis: [...included, ...parDefaut.epingles.filter(active)].map(({ objet }) => objet),
    exclusions:
      mode === 'manuelle'
        ? []
        : exclusions.filter(({ jusquAu }) => jusquAu === null || jusquAu >= contexte.jour).map(({ objet }) => objet),
    epingles: once([...included.flatMap(pinned), ...epingles.filter(active)]),
    ...(filtre !== undefined && { filtre }),
    ...(recherche !== undefined && { recherche }),
    ...(nomme !== undefined && { nomme }),
  };
}

const ORDRE = triResource.record.pick({ cles: true, epingles: true });
const NONE: Ordre = { cles: [], epingles: [] };

/** The order of a sélection, for all who may use the sélection, even while the tri is in the trash. */
async function ordreOf(db: Db, tri: number | null): Promise<Ordre> {
  if (tri === null) return NONE;
  const stored = await triById(db, tri);
  return stored === undefined ? NONE : ORDRE.parse(stored);
}

function isWithin(jour: string, { du, au }: { readonly du: string | null; readonly au: string | null }): boolean {
  return (du === null || jour >= du) && (au === null || jour <= au);
}

function pinned({ objet, position }: BrouillonDeSelection['inclusions'][number]): Epingle[] {
  return position === null ? [] : [{ objet, position }];
}

function once(epingles: readonly Epingle[]): Epingle[] {
  return epingles.filter(({ objet }, index) => epingles.findIndex((other) => other.objet === objet) === index);
}
