import type { EndpointAnswer, listSelectionsApidae } from '@bridge/contract';
import { OutsideError } from '../../platform/net/outside.error.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import type { FluxApidaeOuvert } from '../../sources/apidae/flux.ts';
import type { SelectionDistante } from '../../sources/apidae/selections.rules.ts';
import { selectionsOfApi, selectionsOfDepot } from '../../sources/apidae/selections.ts';
import type { FluxOuvert } from '../../sources/import/run.ts';
import { FluxIllisible } from '../../sources/source.ts';
import type { ExportGarde } from './flux-export.service.ts';

type Answer = EndpointAnswer<typeof listSelectionsApidae>;

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
    return answer(
      selections,
      selections.length === 0 ? 'Ce projet Apidae n’a aucune sélection.' : 'Sélections du projet Apidae.',
    );
  } catch (error) {
    if (error instanceof FluxIllisible || error instanceof OutsideError) return answer([], error.message);
    throw error;
  }
}
