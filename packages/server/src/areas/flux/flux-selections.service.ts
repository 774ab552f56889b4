import { modalite, type SelectionApidae, selection } from '@bridge/contract';
import type { Registry } from '../../crud/registry.ts';
import { usagesOfEach } from '../../crud/usage.service.ts';
import type { Acteur } from '../../platform/auth/acteur.ts';
import { OutsideError } from '../../platform/net/outside.error.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import type { Db } from '../../schema.ts';
import type { FluxApidaeOuvert } from '../../sources/apidae/flux.ts';
import type { SelectionDistante } from '../../sources/apidae/selections.rules.ts';
import { selectionsOfApi, selectionsOfDepot } from '../../sources/apidae/selections.ts';
import type { FluxOuvert } from '../../sources/import/run.ts';
import { FluxIllisible } from '../../sources/source.ts';
import type { ExportGarde } from './flux-export.service.ts';
import { motsDesSelections, reglesDesSelections } from './flux-selections.repository.ts';
import { asksOnlyFor } from './selection-liee.rules.ts';

interface Answer {
  readonly selections: SelectionDistante[];
  readonly message: string;
}

const UNE_PAR_FLUX =
  'Sélections du projet Apidae. L’API ne dit pas d’où vient chaque objet\u00a0: pour retrouver une sélection dans Bridge, importez-la par un flux qui lui est propre, ou par l’export.';

interface Received {
  /** Apidae announces the exports of the feed. */
  readonly announced: boolean;
  readonly archive: Pick<ExportGarde, 'fichier'> | null;
}

/** The selections that a feed may be limited to. Whatever goes wrong is the answer. */
export async function remoteSelections(
  outside: Outside,
  { flux, fichier }: Pick<FluxOuvert<FluxApidaeOuvert>, 'flux' | 'fichier'>,
  { announced, archive }: Received,
): Promise<Answer> {
  const answer = (selections: readonly SelectionDistante[], message: string): Answer => ({
    selections: selections.toSorted((one, other) => one.nom.localeCompare(other.nom, 'fr')),
    message,
  });
  const lying = announced ? archive?.fichier : fichier;
  try {
    if (announced && lying === undefined)
      return answer([], 'Aucun export n’a encore été reçu\u00a0: ses sélections seront connues avec lui.');
    if (typeof lying === 'string') {
      const selections = await selectionsOfDepot(lying);
      const whence = announced ? 'Sélections du dernier export reçu.' : 'Sélections du fichier du flux.';
      return answer(selections, selections.length === 0 ? 'Cet export ne dit rien de ses sélections.' : whence);
    }
    if (flux.projetId === 0 || flux.apiKey === '')
      return answer([], 'Complétez le numéro de projet et la clé d’API, enregistrez, puis recommencez.');
    const selections = await selectionsOfApi(outside, flux);
    if (selections.length === 0) return answer([], 'Ce projet Apidae n’a aucune sélection.');
    // Of several, the API does not tell which one brought an objet.
    return answer(selections, flux.selectionIds.length === 1 ? 'Sélections du projet Apidae.' : UNE_PAR_FLUX);
  } catch (error) {
    if (error instanceof FluxIllisible || error instanceof OutsideError) return answer([], error.message);
    throw error;
  }
}

/** Each with the word that its objets bear in the catalogue, and the sélections that ask for it alone. */
export async function withLocal(
  { db, registry }: { readonly db: Db; readonly registry: Registry },
  distantes: readonly SelectionDistante[],
  identity: Acteur,
): Promise<SelectionApidae[]> {
  const byCode = await motsDesSelections(
    db,
    distantes.map(({ id }) => String(id)),
  );
  const ids = [...byCode.values()];
  const usages = await usagesOfEach(registry, db, registry.require(modalite), ids, identity);
  const naming = (word: number) =>
    (usages.get(word)?.items ?? []).filter(({ ressource }) => ressource === selection.id);
  const regles = await reglesDesSelections(
    db,
    ids.flatMap((word) => naming(word).map(({ id }) => id)),
  );
  const asking = (word: number) =>
    naming(word).filter(({ id }) => {
      const asked = regles.get(id);
      return asked !== undefined && asksOnlyFor(asked, word);
    });
  return distantes.map((distante) => {
    const word = byCode.get(String(distante.id)) ?? null;
    const liees = word === null ? [] : asking(word);
    return { ...distante, modalite: word, liees: liees.map(({ id, titre }) => ({ id, nom: titre })) };
  });
}
