import { type AnyRecord, type FichierAnalyse, fileSchema } from '@bridge/contract';
import { createPersonal } from '../../../api/personal-store.ts';
import { useForm } from '../../../resource/form/form.context.ts';
import { numberIn, textIn } from '../../../resource/values/read.ts';

interface Analyses {
  /** The analyses by id of file. */
  readonly lues: Readonly<Record<string, FichierAnalyse>>;
  note(analyse: FichierAnalyse): void;
}

/** What the server read in the files sent, shared by the fields of a form. */
export const useAnalyses = createPersonal<Analyses>((set) => ({
  lues: {},
  note: (analyse) => set(({ lues }) => ({ lues: { ...lues, [analyse.fichier.id]: analyse } })),
}));

/** The facts of a file: from the saved record, or from the sending of the file; null for a draft found again. */
export function useFaits(id: string | undefined) {
  const base = useForm((state) => state.base);
  const analyse = useAnalyses(({ lues }) => (id === undefined ? undefined : lues[id]));
  if (id !== undefined && id === fichierDe(base)) return faitsDe(base);
  return analyse ? { ...analyse, couleur: '' } : null;
}

/** Id of the saved file of a record. */
export function fichierDe(base: AnyRecord | null): string | undefined {
  return fileSchema.safeParse(base?.fichier).data?.id;
}

/** Duplicates are told before the file is saved: a saved file has none to tell. */
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
