import { LANGUES, type Langue } from '@bridge/contract';
import { useContext } from 'react';
import { createPersonal } from '../../api/personal-store.ts';
import { EnlargedPreview } from '../../resource/form/around/enlarged.context.ts';

/** A phone, a tablet, a desk. */
export const LARGEURS = [
  { value: 390, label: 'Téléphone' },
  { value: 768, label: 'Tablette' },
  { value: 1440, label: 'Ordinateur' },
] as const;
export type Largeur = (typeof LARGEURS)[number]['value'];

/** On what one record is tried. */
export interface Essai {
  readonly objet: number | null;
  readonly selection: number | null;
  /** How many objets further than the first that fits. */
  readonly pas: number;
  /** « commune=malbrume&page=2 ». */
  readonly requete: string;
}

export const PREMIER_ESSAI: Essai = { objet: null, selection: null, pas: 0, requete: '' };

/** How pages are looked at: the same from one record to the next. */
interface ReglageDApercu {
  readonly langue: Langue;
  /** Null as long as nobody chose: what suits the room. */
  readonly largeur: Largeur | null;
  /** Its first one when null. */
  readonly site: number | null;
}

interface Apercus extends ReglageDApercu {
  readonly essais: Readonly<Record<string, Essai>>;
  set(changes: Partial<ReglageDApercu>): void;
  /** `at`: of the record that is tried. */
  setEssai(at: string, changes: Partial<Essai>): void;
}

/** How previews are looked at: outside of the forms, so that an editor and its preview speak of the same page. */
export const useApercus = createPersonal<Apercus>((set) => ({
  langue: 'fr',
  largeur: null,
  site: null,
  essais: {},
  set: (changes) => set(changes),
  setEssai: (at, changes) =>
    set(({ essais }) => ({ essais: { ...essais, [at]: { ...(essais[at] ?? PREMIER_ESSAI), ...changes } } })),
}));

/** How wide pages are looked at: as somebody chose, else a phone beside the fields and a desk where there is room. */
export function useLargeur(): Largeur {
  const chosen = useApercus(({ largeur }) => largeur);
  const isEnlarged = useContext(EnlargedPreview);
  return chosen ?? (isEnlarged ? 1440 : 390);
}

export const isLangue = (code: string): code is Langue => LANGUES.some((langue) => langue === code);
