import {
  type AnnonceAChoisir,
  type Canal,
  type ContexteDAnnonce,
  civilTime,
  type Langue,
  type MomentDAnnonce,
} from '@bridge/contract';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import { type AnnonceLue, annoncesVendues } from './annonces.repository.ts';
import { contexteDePage, type SujetDePage } from './contexte.ts';
import { aChoisir } from './creation.rules.ts';
import type { PlaceLue } from './places.repository.ts';

/** An annonce that may be chosen, with what it shows. */
export type Offerte = AnnonceAChoisir & { readonly lue: AnnonceLue };

export function momentDAnnonce(at: Date): MomentDAnnonce {
  const time = civilTime(at);
  return { jour: time.slice(0, 10), heure: time.slice(11, 16), now: at.getTime() };
}

/** The annonces of some places of a channel between two days, by name or by tags. */
export async function offertesPour(
  tx: Db,
  places: readonly PlaceLue[],
  {
    canal,
    langue,
    du,
    au,
  }: { readonly canal: Canal; readonly langue: Langue; readonly du: string; readonly au: string },
): Promise<Offerte[]> {
  if (places.length === 0) return [];
  const espaces = places.map(({ espace }) => espace);
  const entites = [...new Set(places.flatMap((place) => place.entites))];
  const found = await annoncesVendues(tx, { canal, espaces, entites, du, au });
  return found.map((lue) => aChoisir(lue, canal, langue));
}

interface Page {
  readonly scope: Scope;
  readonly at: Date;
  readonly langue: Langue;
  readonly site: number | null;
  readonly liste: number | null;
  /** The subject of the page, or null without one. */
  readonly sujet: SujetDePage | null;
  /** Whether the annonce is on a slide or a printed page, beside the subject. */
  readonly isBeside?: boolean;
}

/** All that a page says of itself to some annonces. */
export async function contexteDe(tx: Db, page: Page, annonces: readonly Offerte[]): Promise<ContexteDAnnonce> {
  const { site, liste, langue, sujet, isBeside = false } = page;
  const about = sujet === null ? SANS_SUJET : await contexteDePage(tx, page, sujet, annonces);
  return { site, liste, langue, isBeside, ...about };
}

const SANS_SUJET = { tags: null, jugements: new Map() } as const;
