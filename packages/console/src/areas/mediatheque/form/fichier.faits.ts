import { type AnyRecord, type FichierAnalyse, fileSchema } from '@bridge/contract';
import { createPersonal } from '../../../api/personal-store.ts';
import { useForm } from '../../../resource/form/form.context.ts';
import { numberIn, textIn } from '../../../resource/values/read.ts';

interface Analyses {
  /** By file. */
  readonly lues: Readonly<Record<string, FichierAnalyse>>;
  note(analyse: FichierAnalyse): void;
}

/** What was read in the files that were given: the fields of one form tell it together. */
export const useAnalyses = createPersonal<Analyses>((set) => ({
  lues: {},
  note: (analyse) => set(({ lues }) => ({ lues: { ...lues, [analyse.fichier.id]: analyse } })),
}));

/** What is known of that very file: read with the record, or when it was given. A draft found again knows nothing of it. */
export function useFaits(id: string | undefined) {
  const base = useForm((state) => state.base);
  const analyse = useAnalyses(({ lues }) => (id === undefined ? undefined : lues[id]));
  if (id !== undefined && id === fichierDe(base)) return faitsDe(base);
  return analyse ? { ...analyse, couleur: '' } : null;
}

/** The file as it is saved. */
export function fichierDe(base: AnyRecord | null): string | undefined {
  return fileSchema.safeParse(base?.fichier).data?.id;
}

/** Those of a file are told before it is saved. */
const TOLD: FichierAnalyse['doublons'] = [];

function faitsDe(base: AnyRecord | null) {
  return {
    genre: textIn(base?.genre),
    typeMime: textIn(base?.typeMime),
    poids: numberIn(base?.poids),
    largeur: numberIn(base?.largeur),
    hauteur: numberIn(base?.hauteur),
    resolution: numberIn(base?.resolution),
    duree: numberIn(base?.duree),
    couleur: textIn(base?.couleur),
    doublons: TOLD,
  };
}
