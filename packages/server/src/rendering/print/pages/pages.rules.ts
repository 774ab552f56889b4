import { z } from 'zod';
import { fichiersIn } from '../document/document.images.ts';
import type { Partie, RubriqueImprimee } from '../document/document.parties.ts';
import type { DocumentImprime } from '../document/document.ts';
import { dealtAstuces, hasAstuces } from '../tirage/astuces.rules.ts';
import { bordDe } from './page.rules.ts';

const placeSchema = z.object({ page: z.number(), y: z.number() });
const planSchema = z.object({
  pages: z.number().int(),
  /** The pages that complete the document and that are blank. */
  blanches: z.number().int().optional(),
  ouvertures: z.record(z.string(), z.number().int()).optional(),
  reperes: z.array(
    z.object({
      cle: z.string(),
      sorte: z.enum(['fiche', 'annonce']),
      page: z.number().int(),
      x: z.number(),
      y: z.number(),
      fin: placeSchema.nullable(),
    }),
  ),
});

/** The number of pages, where each chapter opens, and the place of each fiche and annonce, in millimetres. */
export type PlanDePages = z.output<typeof planSchema>;
type Repere = PlanDePages['reperes'][number];

export const planDePages = (said: unknown): PlanDePages => planSchema.parse(said);

/** Columns whose feet differ by less are even. In millimetres. */
const EVEN = 12;

/** The document with smaller or fewer fiches where its pages have no room for all; the same when all fits. */
export function shortened(document: DocumentImprime, plan: PlanDePages): DocumentImprime {
  const places = new Map(plan.reperes.map((repere) => [repere.cle, repere]));
  const parties = document.parties.map((partie) =>
    partie.genre === 'rubrique' ? limited(tightened(partie, document, plan), places) : partie,
  );
  const isCut = parties.some((partie, rank) => partie !== document.parties[rank]);
  return isCut ? { ...document, parties: withoutLost(parties, document) } : document;
}

/** The document with even columns at the end of its sections, and a photo or words below; the same if they are. */
export function balanced(document: DocumentImprime, plan: PlanDePages): DocumentImprime {
  const places = new Map(plan.reperes.map((repere) => [repere.cle, repere]));
  const alone = document.parties.filter(
    (partie): partie is RubriqueImprimee => partie.genre === 'rubrique' && isAlone(partie, document, plan),
  );
  const ruptures = document.miseEnPage.equilibrer ? alone.flatMap((rubrique) => rupturesOf(rubrique, places)) : [];
  const blancs = Object.fromEntries(alone.flatMap((rubrique) => blancOf(rubrique, document, places)));
  const isBetter = ruptures.length > 0 || Object.keys(blancs).length > 0;
  return isBetter ? dealtAstuces({ ...document, ruptures, blancs }) : document;
}

/** The fiches of a section, by the page that each begins on. */
export function fichesParPage(
  rubrique: RubriqueImprimee,
  { reperes }: PlanDePages,
): readonly { readonly page: number; readonly cles: readonly string[] }[] {
  const own = new Set(elementsOf(rubrique).flatMap(({ genre, cle }) => (genre === 'fiche' ? cle : [])));
  const pages = new Map<number, string[]>();
  for (const { cle, page } of reperes) if (own.has(cle)) pages.set(page, [...(pages.get(page) ?? []), cle]);
  return [...pages].map(([page, cles]) => ({ page, cles }));
}

/** The gap between two fiches in millimetres, as in assets/print/edition.typ. */
const GAP = 3.8;

/** A section with small fiches on pages that hold too few: those that take more than their share. */
function tightened(rubrique: RubriqueImprimee, document: DocumentImprime, plan: PlanDePages): RubriqueImprimee {
  const { fichesMin } = document.miseEnPage;
  if (fichesMin === null) return rubrique;
  const share = (columnOf(document) * rubrique.parRangee) / fichesMin - GAP;
  const sparse = new Set(
    fichesParPage(rubrique, plan)
      .slice(0, -1)
      .flatMap(({ cles }) => (cles.length < fichesMin ? cles : [])),
  );
  const tall = new Set(
    plan.reperes.flatMap(({ cle, page, y, fin }) =>
      sparse.has(cle) && (fin === null || fin.page !== page || fin.y - y > share) ? [cle] : [],
    ),
  );
  if (tall.size === 0) return rubrique;
  return {
    ...rubrique,
    groupes: rubrique.groupes.map((groupe) => ({
      ...groupe,
      elements: groupe.elements.map((one) =>
        one.genre === 'fiche' && tall.has(one.cle) ? { ...one, presentation: 'compacte' } : one,
      ),
    })),
  };
}

/** Between the margins of the head and of the foot. */
const columnOf = ({ page }: DocumentImprime): number => page.hauteur - page.haut - page.bas;

/** The least height left that has room for a photo, in millimetres. */
const LEAST_BLANK = 34;
/** The gap between the fiches and the photo, with a margin for rounding. */
const AROUND = 14;

/** The height that is left below the last fiches of a section, once its columns end together. */
function blancOf(
  rubrique: RubriqueImprimee,
  document: DocumentImprime,
  places: ReadonlyMap<string, Repere>,
): readonly (readonly [string, number])[] {
  if (rubrique.blanc === null && !hasAstuces(document)) return [];
  const all = elementsOf(rubrique).flatMap(({ cle }) => places.get(cle) ?? []);
  const last = all.at(-1)?.page;
  const onLast = all.filter(({ page, fin }) => page === last && fin?.page === last);
  if (onLast.length === 0) return [];
  const { page, miseEnPage } = document;
  const foot = bordDe(page) + page.hauteur - page.bas;
  const feet = feetOf(onLast, rubrique.parRangee);
  const tops = Math.min(...onLast.map(({ y }) => y));
  const balanced = tops + feet.reduce((sum, one) => sum + one - tops, 0) / feet.length;
  const tallest = Math.max(...onLast.map(({ y, fin }) => (fin?.y ?? y) - y));
  const end = miseEnPage.equilibrer && rubrique.parRangee > 1 ? balanced + tallest / 2 : Math.max(...feet);
  const left = Math.floor(foot - end - AROUND);
  return left >= LEAST_BLANK ? [[rubrique.cle, Math.min(left, columnOf(document) * 0.6)]] : [];
}

/** A section without the fiches beyond the pages that it may take. */
function limited(rubrique: RubriqueImprimee, places: ReadonlyMap<string, Repere>): RubriqueImprimee {
  const { limitePages } = rubrique;
  if (limitePages === null) return rubrique;
  const pages = elementsOf(rubrique).flatMap(({ cle }) => places.get(cle)?.page ?? []);
  const last = Math.min(...pages) + limitePages - 1;
  if (pages.every((page) => page <= last)) return rubrique;
  const isIn = ({ cle }: { readonly cle: string }) =>
    (places.get(cle)?.fin?.page ?? places.get(cle)?.page ?? 0) <= last;
  const groupes = rubrique.groupes.map((groupe) => ({ ...groupe, elements: groupe.elements.filter(isIn) }));
  return {
    ...rubrique,
    groupes: groupes.filter(({ elements }, rank) => elements.length > 0 || hasBelow(groupes, rank)),
  };
}

/** Indexes, maps and legends without what led to fiches that were left out. */
function withoutLost(parties: readonly Partie[], { parties: before }: DocumentImprime): readonly Partie[] {
  const left = new Set(fichesIn(parties).map(({ cle }) => cle));
  const isLost = isLostWith(
    parties.filter(({ genre }) => genre !== 'legende'),
    fichesIn(before).filter(({ cle }) => !left.has(cle)),
  );
  return parties.map((partie): Partie => {
    if (partie.genre === 'legende' && partie.exacte) {
      const groupes = partie.groupes.map((groupe) => ({
        ...groupe,
        entrees: groupe.entrees.filter(({ picto }) => picto === null || !isLost(picto.fichier)),
      }));
      return { ...partie, groupes: groupes.filter(({ entrees }) => entrees.length > 0) };
    }
    if (partie.genre === 'index') {
      const entrees = partie.entrees.map((entree) => ({
        ...entree,
        fiches: entree.fiches.filter((cle) => left.has(cle)),
      }));
      return { ...partie, entrees: entrees.filter(({ fiches }) => fiches.length > 0) };
    }
    if (partie.genre !== 'carte') return partie;
    const leading = <P extends { readonly fiche: string | null }>(point: P): P =>
      point.fiche === null || left.has(point.fiche) ? point : { ...point, fiche: null };
    return { ...partie, points: partie.points.map(leading), reperes: partie.reperes.map(leading) };
  });
}

/** Whether a group without fiches of its own has some in the groups below it. */
function hasBelow(groupes: RubriqueImprimee['groupes'], rank: number): boolean {
  const level = groupes[rank]?.niveau ?? 0;
  for (const { niveau, elements } of groupes.slice(rank + 1)) {
    if (niveau <= level) return false;
    if (elements.length > 0) return true;
  }
  return false;
}

const elementsOf = ({ groupes }: RubriqueImprimee) => groupes.flatMap(({ elements }) => elements);
/** The fiches of every section, with the annonces between them. */
export const fichesIn = (parties: readonly Partie[]) =>
  parties.flatMap((partie) => (partie.genre === 'rubrique' ? elementsOf(partie) : []));

/** Whether an image stood on a part that was left out, and stands nowhere else. */
function isLostWith(left: unknown, lost: unknown): (fichier: string) => boolean {
  const [there, gone] = [fichiersIn(left), fichiersIn(lost)];
  return (fichier) => gone.has(fichier) && !there.has(fichier);
}

/** Whether a section is alone on its last page: otherwise its columns are shared with the next section. */
function isAlone(rubrique: RubriqueImprimee, { page: { volets } }: DocumentImprime, { reperes }: PlanDePages): boolean {
  if (volets !== null) return false;
  const own = new Set(elementsOf(rubrique).map(({ cle }) => cle));
  const last = reperes.findLast(({ cle }) => own.has(cle))?.page;
  return reperes.every(({ cle, page }) => page !== last || own.has(cle));
}

/** The elements that should open a column of the last page of a section, so that its columns end alike. */
function rupturesOf(rubrique: RubriqueImprimee, places: ReadonlyMap<string, Repere>): readonly string[] {
  if (rubrique.parRangee < 2) return [];
  const all = elementsOf(rubrique).flatMap(({ cle }) => places.get(cle) ?? []);
  const last = all.at(-1)?.page;
  const onLast = all.filter(({ page, fin }) => page === last && fin?.page === last);
  if (last === undefined || onLast.length < 2 || onLast.length < rubrique.parRangee) return [];
  const feet = feetOf(onLast, rubrique.parRangee);
  if (Math.max(...feet) - Math.min(...feet) < EVEN) return [];
  const tall = onLast.map(({ y, fin }) => (fin?.y ?? y) - y);
  return opening(
    onLast.map(({ cle }) => cle),
    tall,
    rubrique.parRangee,
  );
}

/** The foot of each column; an empty column ends where columns start. */
function feetOf(onLast: readonly Repere[], columns: number): number[] {
  const tops = Math.min(...onLast.map(({ y }) => y));
  const columnOf = ({ x }: Repere) => Math.round(x);
  const used = [...new Set(onLast.map(columnOf))];
  const feet = used.map((column) =>
    Math.max(...onLast.filter((one) => columnOf(one) === column).map(({ y, fin }) => fin?.y ?? y)),
  );
  return [...feet, ...Array.from({ length: Math.max(0, columns - feet.length) }, () => tops)];
}

/** The keys that open the second and later columns: each opens as soon as the column before holds its share. */
function opening(cles: readonly string[], tall: readonly number[], columns: number): string[] {
  const share = tall.reduce((sum, height) => sum + height, 0) / columns;
  const opened: string[] = [];
  let filled = 0;
  for (const [rank, cle] of cles.entries()) {
    const height = tall[rank] ?? 0;
    const left = columns - 1 - opened.length;
    // When an element crosses the share past its middle, the next column starts with it.
    if (left > 0 && rank > 0 && filled + height / 2 > share * (opened.length + 1)) opened.push(cle);
    filled += height;
  }
  return opened;
}
