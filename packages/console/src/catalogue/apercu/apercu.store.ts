import { LANGUES, type Langue } from '@bridge/contract';
import { useContext } from 'react';
import { createPersonal } from '../../api/personal-store.ts';
import { EnlargedPreview } from '../../resource/form/around/enlarged.context.ts';

/** The widths in pixels of a phone, a tablet and a desk. */
export const LARGEURS = [
  { value: 390, label: 'Téléphone' },
  { value: 768, label: 'Tablette' },
  { value: 1440, label: 'Ordinateur' },
] as const;
export type Largeur = (typeof LARGEURS)[number]['value'];

/** What the preview of one record is tried on. */
export interface Essai {
  readonly objet: number | null;
  readonly selection: number | null;
  /** How many objets to skip after the first that fits. */
  readonly pas: number;
  /** The query of the page: « commune=malbrume&page=2 ». */
  readonly requete: string;
}

export const PREMIER_ESSAI: Essai = { objet: null, selection: null, pas: 0, requete: '' };

/** How pages are looked at, kept from one record to the next. */
interface ReglageDApercu {
  readonly langue: Langue;
  /** Null until somebody chooses a width: the width then suits the room. */
  readonly largeur: Largeur | null;
  /** Id of the site of the preview; null for the first site. */
  readonly site: number | null;
}

interface Apercus extends ReglageDApercu {
  readonly essais: Readonly<Record<string, Essai>>;
  set(changes: Partial<ReglageDApercu>): void;
  /** Sets what the record `at` is tried on: « listeWeb/12 ». */
  setEssai(at: string, changes: Partial<Essai>): void;
}

/** How previews are looked at, outside of the forms, so that an editor and its preview share one page. */
export const useApercus = createPersonal<Apercus>((set) => ({
  langue: 'fr',
  largeur: null,
  site: null,
  essais: {},
  set: (changes) => set(changes),
  setEssai: (at, changes) =>
    set(({ essais }) => ({ essais: { ...essais, [at]: { ...(essais[at] ?? PREMIER_ESSAI), ...changes } } })),
}));

/** The width of previews: the chosen one, else that of a phone beside the fields and of a desk where there is room. */
export function useLargeur(): Largeur {
  const chosen = useApercus(({ largeur }) => largeur);
  const isEnlarged = useContext(EnlargedPreview);
  return chosen ?? (isEnlarged ? 1440 : 390);
}

export const isLangue = (code: string): code is Langue => LANGUES.some((langue) => langue === code);
