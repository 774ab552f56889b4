import { createPersonal } from '../../../api/personal-store.ts';
import { COMMUNS_VIDES, type Communs, type Ligne } from './depot.rules.ts';

interface Depot {
  readonly lignes: readonly Ligne[];
  readonly communs: Communs;
  readonly isOpen: boolean;
  /** « Enregistrer » was pressed: lines say what they lack. */
  readonly isAsked: boolean;
  add(lignes: readonly Ligne[]): void;
  change(cle: string, change: (ligne: Ligne) => Ligne): void;
  remove(cles: readonly string[]): void;
  setCommuns(communs: Communs): void;
  setOpen(isOpen: boolean): void;
  ask(): void;
  clear(): void;
}

const NOTHING = { lignes: [], communs: COMMUNS_VIDES, isOpen: false, isAsked: false } as const;

/** The files being deposited, kept outside the screen so as to survive visits elsewhere. */
export const useDepot = createPersonal<Depot>((set) => ({
  ...NOTHING,
  add: (lignes) => set((state) => ({ lignes: [...state.lignes, ...lignes], isAsked: false })),
  change: (cle, change) =>
    set(({ lignes }) => ({ lignes: lignes.map((ligne) => (ligne.cle === cle ? change(ligne) : ligne)) })),
  remove: (cles) => set(({ lignes }) => ({ lignes: lignes.filter(({ cle }) => !cles.includes(cle)) })),
  setCommuns: (communs) => set({ communs }),
  setOpen: (isOpen) => set({ isOpen }),
  ask: () => set({ isAsked: true }),
  clear: () => set(NOTHING),
}));
