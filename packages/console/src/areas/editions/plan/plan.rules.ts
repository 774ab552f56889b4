import {
  type BilanDePlan,
  type ElementDePlan,
  elementDePlanSchema,
  GENRES_DE_PLAN,
  type GenreDePlan,
  type Names,
  type Ref,
} from '@bridge/contract';
import { entriesIn, listIn, textIn } from '../../../resource/values/read.ts';

/** A part of a plan to be filled in: what is still to be chosen has no number. */
export function elementNeuf(genre: GenreDePlan): ElementDePlan {
  switch (genre) {
    case 'rubrique':
      return {
        genre,
        rubrique: { ref: 'rubriqueDynamique', id: 0 },
        selection: null,
        tri: null,
        titre: {},
        couleur: null,
        saut: 'page',
      };
    case 'page-libre':
      return { genre, titre: {}, texte: {}, media: null, saut: 'page' };
    case 'annonce':
      return { genre, espace: null, annonce: null };
    case 'carte':
      return { genre, carte: { ref: 'carte', id: 0 }, titre: {}, saut: 'page' };
    case 'legende':
      return { genre, legende: { ref: 'legende', id: 0 }, saut: 'aucun' };
    case 'index':
      return { genre, cle: 'commune', titre: {}, saut: 'page' };
    case 'sommaire':
      return { genre, saut: 'page' };
    case 'notes':
      return { genre, gabarit: { ref: 'gabaritNotes', id: 0 }, pages: 2 };
  }
}

/** What the field holds, as far as it can be read. What is missing in a part is as in a new one; its schema tells what is wrong. */
export function planIn(value: unknown): readonly ElementDePlan[] {
  return listIn(value).flatMap((one) => {
    const entries = entriesIn(one);
    const genre = GENRES_DE_PLAN.find(({ value: known }) => known === textIn(entries.genre))?.value;
    // Only this editor writes it, and each kind over a new one of its own: the shape is that of its kind.
    return genre === undefined ? [] : [{ ...elementNeuf(genre), ...entries } as ElementDePlan];
  });
}

const isComplet = (element: unknown) => elementDePlanSchema.safeParse(element).success;

/** Those that lack nothing: what each holds can be counted. */
export const complets = (plan: readonly unknown[]): readonly unknown[] => plan.filter(isComplet);

export interface LigneDePlan {
  readonly genre: GenreDePlan;
  readonly nom: string;
  readonly isComplet: boolean;
  /** What it holds, once it was counted. */
  readonly section: BilanDePlan['sections'][number] | undefined;
}

/** Every part of the plan in its place, with what was counted of those that lack nothing. */
export function lignesDuPlan(plan: readonly ElementDePlan[], sections: BilanDePlan['sections']): LigneDePlan[] {
  let counted = 0;
  return plan.map((element) => {
    const { genre } = element;
    const nom = nomDElement(element, {}) || labelDePlan(genre);
    if (!isComplet(element)) return { genre, nom, isComplet: false, section: undefined };
    const section = sections[counted];
    counted += 1;
    // While the count of another plan is awaited, what stands at this place may be something else.
    return { genre, nom, isComplet: true, section: section?.genre === genre ? section : undefined };
  });
}

export const labelDePlan = (genre: GenreDePlan): string =>
  GENRES_DE_PLAN.find(({ value }) => value === genre)?.label ?? genre;

/** What a part is called: by its own title, else by the record that it names. */
export function nomDElement(element: ElementDePlan, names: Names): string {
  const named = (ref: Ref | null) => (ref === null ? '' : (names[ref.ref]?.[String(ref.id)] ?? ''));
  const titre = 'titre' in element ? (element.titre.fr ?? Object.values(element.titre).find(Boolean) ?? '') : '';
  switch (element.genre) {
    case 'rubrique':
      return titre || named(element.rubrique);
    case 'carte':
      return titre || named(element.carte);
    case 'annonce':
      return named(element.espace ?? element.annonce);
    case 'legende':
      return named(element.legende);
    case 'notes':
      return named(element.gabarit);
    default:
      return titre;
  }
}

/** What a section changes of its rubrique, in words. */
export function surchargesEnMots(element: ElementDePlan, names: Names): string {
  if (element.genre === 'notes') return `${element.pages} page${element.pages > 1 ? 's' : ''}`;
  if (element.genre !== 'rubrique') return '';
  const { selection, tri } = element;
  const parts = [
    selection ? `sélection «\u00a0${names.selection?.[String(selection.id)] ?? '…'}\u00a0»` : '',
    tri ? `tri «\u00a0${names.tri?.[String(tri.id)] ?? '…'}\u00a0»` : '',
  ];
  return parts.filter(Boolean).join(', ');
}
