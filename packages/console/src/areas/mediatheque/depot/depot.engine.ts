import { depositAdresse, depositArchive, type FichierAnalyse, media } from '@bridge/contract';
import type { QueryClient } from '@tanstack/react-query';
import { reasonsOf } from '../../../api/api-error.ts';
import { ApiError, call } from '../../../api/client.ts';
import { randomId } from '../../../api/random-id.ts';
import { upload } from '../../../api/upload.ts';
import { createMedia, raisonDe, sendFichier } from '../../../catalogue/media/fiche.calls.ts';
import { refusDe } from '../../../catalogue/media/use-envoi.ts';
import { refreshResource } from '../../../resource/list/state/use-rows.ts';
import {
  aLancer,
  type Bilan,
  ficheDeLigne,
  isArchive,
  isComplete,
  isPrete,
  type Ligne,
  ligneDe,
  lue,
} from './depot.rules.ts';
import { useDepot } from './depot.store.ts';

const flights = new Map<string, AbortController>();
const store = useDepot.getState;

/** Sends files that were dropped, chosen or pasted. */
export function deposit(files: readonly File[]): void {
  store().setOpen(true);
  store().add(
    files.map((file): Ligne => {
      const archive = isArchive(file);
      const ligne = ligneDe(randomId(), file.name, { kind: archive ? 'archive' : 'fichier', file });
      const raison = refusDe(file);
      return raison ? { ...ligne, etat: { kind: 'refus', raison, mayResume: false } } : ligne;
    }),
  );
  startNext();
}

export function depositOneAdresse(url: string): void {
  store().setOpen(true);
  store().add([ligneDe(randomId(), url, { kind: 'adresse', url })]);
  startNext();
}

export function resume(cle: string): void {
  store().change(cle, (ligne) => ({ ...ligne, etat: { kind: 'attente' } }));
  startNext();
}

/** Removes lines, and stops those whose file is still being sent. */
export function removeLignes(cles: readonly string[]): void {
  for (const cle of cles) flights.get(cle)?.abort();
  store().remove(cles);
  startNext();
}

function startNext(): void {
  for (const ligne of aLancer(store().lignes)) void send(ligne);
}

async function send({ cle, origine }: Ligne): Promise<void> {
  const { change } = store();
  const flight = new AbortController();
  flights.set(cle, flight);
  const onProgress = (percent: number) => change(cle, (ligne) => ({ ...ligne, etat: { kind: 'envoi', percent } }));
  onProgress(0);
  const options = { signal: flight.signal, onProgress };
  try {
    if (origine.kind === 'archive') await openArchive(cle, origine.file, options);
    else {
      const analyse =
        origine.kind === 'fichier'
          ? await sendFichier(origine.file, options)
          : await readAdresse(origine.kind === 'adresse' ? origine.url : '', flight.signal);
      change(cle, (ligne) => lue(ligne, analyse));
    }
  } catch (error) {
    if (!flight.signal.aborted) change(cle, (ligne) => refusee(ligne, error));
  } finally {
    flights.delete(cle);
    startNext();
  }
}

function refusee(ligne: Ligne, error: unknown): Ligne {
  // Sending again does not change what a file holds, so a refusal is final; the network may change.
  const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
  return { ...ligne, etat: { kind: 'refus', raison: raisonDe(error), mayResume: !isFinal } };
}

function readAdresse(url: string, signal: AbortSignal): Promise<FichierAnalyse> {
  return call(depositAdresse, { body: { url } }, { signal, words: reasonsOf });
}

/** Replaces the line of an archive with a line for each file in it; a file left out says why. */
async function openArchive(cle: string, file: File, options: Parameters<typeof sendFichier>[1]): Promise<void> {
  const bytes = file.slice(0, file.size, 'application/octet-stream');
  const { fichiers, refuses } = await upload(depositArchive, {}, bytes, { ...options, toldInPlace: true });
  store().remove([cle]);
  store().add([
    ...fichiers.map((analyse) => lue(ligneDe(randomId(), analyse.fichier.nom, { kind: 'archivee' }), analyse)),
    ...refuses.map(
      ({ nom, raison }): Ligne => ({
        ...ligneDe(randomId(), nom, { kind: 'archivee' }),
        etat: { kind: 'refus', raison, mayResume: false },
      }),
    ),
  ]);
}

interface Means {
  readonly langue: string;
  readonly queries: QueryClient;
}

/** Makes médias of the lines that may become one, complete or not. The other lines stay, and say what they lack. */
export async function save({ langue, queries }: Means): Promise<Bilan> {
  store().ask();
  const asked = store().lignes.filter((ligne) => isPrete(ligne, store().communs));
  let [faits, aCompleter] = [0, 0];
  for (const { cle } of asked) {
    // The line is read anew: it may have been changed or removed while those before it were being saved.
    const { lignes, communs, change, remove } = store();
    const ligne = lignes.find((one) => one.cle === cle);
    if (ligne?.etat.kind !== 'lu' || ligne.estPartie || !isPrete(ligne, communs)) continue;
    const { attempt } = ligne;
    const { analyse } = ligne.etat;
    change(cle, (one) => ({ ...one, estPartie: true }));
    try {
      await createMedia(analyse, ficheDeLigne(ligne, communs), { langue, attempt });
      remove([cle]);
      faits += 1;
      if (!isComplete(ligne, communs)) aCompleter += 1;
    } catch (error) {
      change(cle, (one) => ({ ...one, estPartie: false, erreur: raisonDe(error) }));
    }
  }
  // The list is refreshed once for all the médias.
  if (faits > 0) await refreshResource(queries, media.id);
  return { faits, aCompleter };
}
