import { modalite, type SelectionApidae, selection } from '@bridge/contract';
import type { Registry } from '../../../crud/registry.ts';
import { usagesOfEach } from '../../../crud/usage/usage.service.ts';
import type { Acteur } from '../../../platform/auth/acteur.ts';
import type { Db } from '../../../schema.ts';
import type { CritereDistant, SelectionDistante } from '../../../sources/apidae/selections.rules.ts';
import {
  criteresOfApi,
  criteresOfDepot,
  selectionsOfApi,
  selectionsOfDepot,
} from '../../../sources/apidae/selections.ts';
import type { Liste } from './flux-distants.service.ts';
import { motsDesSelections, reglesDesSelections } from './flux-selections.repository.ts';
import { asksOnlyFor } from './selection-liee.rules.ts';

const UNE_PAR_FLUX =
  'Sélections du projet Apidae. L’API ne dit pas d’où vient chaque objet\u00a0: pour retrouver une sélection dans Bridge, importez-la par un flux qui lui est propre, ou par l’export.';

/** The selections that a feed may be limited to. */
export const SELECTIONS: Liste<SelectionDistante> = {
  ofDepot: selectionsOfDepot,
  ofApi: selectionsOfApi,
  words: {
    awaited: 'Aucun export n’a encore été reçu\u00a0: ses sélections seront connues avec lui.',
    ofExport: 'Sélections du dernier export reçu.',
    ofFile: 'Sélections du fichier du flux.',
    untold: 'Cet export ne dit rien de ses sélections.',
    // With several, the API does not tell which one brought an objet.
    ofProject: ({ selectionIds }) => (selectionIds.length === 1 ? 'Sélections du projet Apidae.' : UNE_PAR_FLUX),
    none: 'Ce projet Apidae n’a aucune sélection.',
  },
};

/** The internal criteria that a feed may be limited to. */
export const CRITERES: Liste<CritereDistant> = {
  ofDepot: criteresOfDepot,
  ofApi: criteresOfApi,
  words: {
    awaited: 'Aucun export n’a encore été reçu\u00a0: ses critères internes seront connus avec lui.',
    ofExport: 'Critères internes du dernier export reçu.',
    ofFile: 'Critères internes du fichier du flux.',
    untold: 'Cet export ne dit rien de ses critères internes.',
    ofProject: () => 'Critères internes du projet Apidae.',
    none: 'Ce projet Apidae n’a aucun critère interne.',
  },
};

/** Adds to each the word of its objets in the catalogue, and the sélections that ask for that word only. */
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
