import { CANAUX, type Canal, LANGUES, type Langue } from '@bridge/contract';
import { createPersonal } from '../../api/personal-store.ts';

export const LARGEURS = [320, 768, 1200] as const;
export type Largeur = (typeof LARGEURS)[number];

interface Essai {
  /** Id of the objet that blocs are tried on, kept from one bloc to the next. */
  readonly objet: number | null;
  readonly langue: Langue;
  readonly canal: Canal;
  readonly largeur: Largeur;
  set(changes: Partial<Pick<Essai, 'objet' | 'langue' | 'canal' | 'largeur'>>): void;
}

/** How blocs are tried, outside of any form, so that the lines and the preview show the same objet. */
export const useEssai = createPersonal<Essai>((set) => ({
  objet: null,
  langue: 'fr',
  canal: 'web',
  largeur: 320,
  set: (changes) => set(changes),
}));

export const isLangue = (code: string): code is Langue => LANGUES.some((langue) => langue === code);
export const isCanal = (code: string): code is Canal => CANAUX.some(({ value }) => value === code);
