import { depositFichier, type FichierAnalyse, listChoices, mediatag } from '@bridge/contract';
import { ApiError, call } from '../../api/client.ts';
import { upload } from '../../api/upload.ts';
import type { createAttempt } from '../../resource/form/save/attempt.ts';
import { corpsDe, type Fiche } from './fiche.rules.ts';
import { MEDIAS } from './media.queries.ts';

interface Options {
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number) => void;
}

/** Sends a file under a type of its own: the server tells the type of the file from its content. */
export function sendFichier(file: File, options: Options): Promise<FichierAnalyse> {
  const bytes = file.slice(0, file.size, 'application/octet-stream');
  return upload(depositFichier, { query: { nom: file.name.slice(-200) } }, bytes, { ...options, toldInPlace: true });
}

/** Makes a media of a sent file, and answers its id. Sent again unchanged, the request makes one media. */
export async function createMedia(
  analyse: FichierAnalyse,
  fiche: Fiche,
  { langue, attempt }: { readonly langue: string; readonly attempt: ReturnType<typeof createAttempt> },
): Promise<number> {
  const lus = await tagsNommes(analyse.lu.motsCles);
  const motsCles = [...new Set([...fiche.motsCles, ...lus])];
  const body = corpsDe(analyse, { ...fiche, motsCles }, langue);
  const { id } = await call(MEDIAS.calls.create, { body }, { idempotencyKey: attempt.keyFor(body) });
  return id;
}

/** The most keywords of a file that are searched among the tags: more would describe nothing. */
const MOST_WORDS = 20;

/** The tags named by the keywords read in a file; other keywords are left out, since nobody chose them. */
export async function tagsNommes(words: readonly string[]): Promise<number[]> {
  const distinct = [...new Set(words.map((word) => word.trim()).filter(Boolean))].slice(0, MOST_WORDS);
  const found = await Promise.all(distinct.map(tagNomme));
  return found.flatMap((id) => (id === null ? [] : [id]));
}

async function tagNomme(word: string): Promise<number | null> {
  try {
    const request = { params: { ressource: mediatag.id }, query: { q: word.slice(0, 100) } };
    const { items } = await call(listChoices, request);
    return items.find(({ titre }) => sansCasse(titre) === sansCasse(word))?.id ?? null;
  } catch {
    // A search of tags that failed does not keep the media from being made.
    return null;
  }
}

const sansCasse = (text: string) => text.trim().toLocaleLowerCase('fr');

/** The reason of a failure in one sentence, for a place without a field to mark. */
export function raisonDe(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Une erreur inattendue s’est produite. Réessayez dans un instant.';
  const [first] = error.errors;
  return first?.message ?? error.message;
}
