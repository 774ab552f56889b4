import { OutsideError } from '../../platform/net/outside.error.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import { openDepotJson } from '../reading/json/depot-json.ts';
import { jsonRecords } from '../reading/json/json-records.ts';
import { FluxIllisible } from '../source.ts';
import { asked } from './demande.rules.ts';
import type { FluxApidaeOuvert } from './flux.ts';
import { type CritereDistant, critereOf, type SelectionDistante, selectionOf } from './selections.rules.ts';

const LARGEST = 5_000_000;
/** The time, in milliseconds, after which one question is given up, then after which the counts are: a person waits for them. */
const PATIENCE = 10_000;
const WHOLE = 25_000;
const MOST_COUNTED = 60;
const AT_ONCE = 4;
const MOST_LISTED = 1_000;

/** The selections that an archive or a folder of files tells of; empty when it tells of none. */
export const selectionsOfDepot = (fichier: string): Promise<SelectionDistante[]> =>
  listedIn(fichier, /selections?[^/]*\.json/i, selectionOf);

/** The internal criteria that an archive or a folder of files lists. */
export const criteresOfDepot = (fichier: string): Promise<CritereDistant[]> =>
  listedIn(fichier, /criteres?_internes?[^/]*\.json/i, critereOf);

async function listedIn<T>(fichier: string, name: RegExp, read: (value: unknown) => T | null): Promise<T[]> {
  const depot = await openDepotJson(fichier);
  const found: T[] = [];
  try {
    for (const fichier of depot.fichiers) {
      if (!name.test(fichier.nom)) continue;
      for await (const record of jsonRecords(fichier.texte(), { arrays: [[]] })) {
        const one = record.kind === 'fiche' ? read(record.valeur) : null;
        if (one !== null && found.length < MOST_LISTED) found.push(one);
      }
    }
    return found;
  } finally {
    depot.close();
  }
}

/** The internal criteria of a project. Throws FluxIllisible, OutsideError. */
export async function criteresOfApi(outside: Outside, flux: FluxApidaeOuvert): Promise<CritereDistant[]> {
  const answer = await ask(outside, flux, 'referentiel/criteres-internes', {});
  if (!Array.isArray(answer)) throw new FluxIllisible('Apidae a répondu autre chose que des critères internes.');
  return answer.flatMap((one) => critereOf(one) ?? []).slice(0, MOST_LISTED);
}

/** The selections of a project, and how many objects each holds as long as Apidae is quick to say. Throws FluxIllisible, OutsideError. */
export async function selectionsOfApi(outside: Outside, flux: FluxApidaeOuvert): Promise<SelectionDistante[]> {
  const end = performance.now() + WHOLE;
  const answer = await ask(outside, flux, 'referentiel/selections', {});
  if (!Array.isArray(answer)) throw new FluxIllisible('Apidae a répondu autre chose que des sélections.');
  const listed = answer.flatMap((one) => selectionOf(one) ?? []).slice(0, MOST_LISTED);
  const counts = new Map<number, number>();
  const waiting = listed.slice(0, MOST_COUNTED);
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (performance.now() > end) return;
      const nombre = await countOf(outside, flux, next.id);
      if (nombre !== null) counts.set(next.id, nombre);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return listed.map((selection) => ({ ...selection, nombre: counts.get(selection.id) ?? selection.nombre }));
}

/** The number of objects of a selection; null when the question fails, since the selection can be shown without it. */
async function countOf(outside: Outside, flux: FluxApidaeOuvert, selection: number): Promise<number | null> {
  try {
    const query = { selectionIds: [selection], first: 0, count: 1 };
    const answer = await ask(outside, flux, 'recherche/list-identifiants', query);
    const found = typeof answer === 'object' && answer !== null && 'numFound' in answer ? answer.numFound : null;
    return typeof found === 'number' ? found : null;
  } catch (error) {
    if (error instanceof OutsideError || error instanceof FluxIllisible) return null;
    throw error;
  }
}

async function ask(outside: Outside, flux: FluxApidaeOuvert, service: string, query: object): Promise<unknown> {
  const { body } = await outside.read(asked(flux, service, { ...query }), {
    largest: LARGEST,
    limits: { whole: PATIENCE },
  });
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // An error of Apidae is a page or a sentence, and may repeat the key.
    throw new FluxIllisible('Apidae a répondu par un texte d’erreur. Vérifiez le numéro de projet et la clé d’API.');
  }
}
