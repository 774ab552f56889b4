import { Readable } from 'node:stream';
import {
  apercuCorrespondance,
  BridgeError,
  correspondance,
  deposer,
  fluxCallsBySystem,
  listDepots,
  preparerCorrespondance,
  relireStructure,
  type Systeme,
  simulerNotification,
} from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { readRecord } from '../../crud/read.service.ts';
import { changeRecord, createRecord, takeRecord } from '../../crud/record.service.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { depotsFor, putDown } from '../../sources/import/depots.ts';
import type { SampleDependencies } from '../../sources/import/echantillon.ts';
import { launchImport } from '../../sources/import/importation.service.ts';
import { openFlux, openTourinsoft, RESOURCE_OF } from '../../sources/import/ouverture.ts';
import { compareStructures } from '../../sources/tourinsoft/structure.compare.ts';
import { earlierMappings, keepStructure } from './correspondance.repository.ts';
import { missingLines, nameOf, preview, readStructure, suggest } from './correspondance.service.ts';
import { tryFeed, withoutAnswer } from './essai.service.ts';
import { entryOf, isAnnounced, launchable, launchableByHand, WHEN_ANNOUNCED } from './lancement.rules.ts';

export interface FluxDependencies extends CrudDependencies, SampleDependencies {
  /** Folder of the files that feeds may read. */
  readonly depots: string;
}

/** What is done with a feed besides changing its fields. */
export function fluxRoutes(bind: Bind, dependencies: FluxDependencies): void {
  for (const systeme of ['tourinsoft', 'lei', 'apidae'] as const) launchRoutes(bind, dependencies, systeme);
  depotRoutes(bind, dependencies);
  correspondanceRoutes(bind, dependencies);
}

function launchRoutes(bind: Bind, dependencies: FluxDependencies, systeme: Systeme): void {
  const { db, write } = dependencies;
  const calls = fluxCallsBySystem[systeme];
  const entry = entryOf(dependencies.registry, RESOURCE_OF[systeme]);

  bind(calls.tester, async ({ identity, params }) => {
    const record = await readRecord(db, entry, identity, params.id);
    if (isAnnounced(record)) return withoutAnswer(WHEN_ANNOUNCED);
    const ouvert = await openFlux(dependencies, db, { systeme, fluxId: params.id, mode: 'complet' });
    if (ouvert === null) throw new BridgeError('notFound');
    return tryFeed(dependencies, ouvert);
  });

  bind(calls.importer, (input) =>
    write(input, async (writing) => {
      const record = await takeRecord(writing, entry, input.params.id, { unversioned: true });
      const { aBlanc } = input.body;
      const launch = { systeme, flux: launchableByHand(record), aBlanc, demandePar: input.identity.userId };
      return launchImport(writing.tx, launch, writing.at);
    }),
  );

  if (systeme !== 'apidae') return;
  bind(simulerNotification, (input) =>
    write(input, async (writing) => {
      const record = await takeRecord(writing, entry, input.params.id, { unversioned: true });
      const annonce = { ...input.body, urlConfirmation: null };
      const launch = { systeme, flux: launchable(record), aBlanc: false, annonce, demandePar: input.identity.userId };
      return launchImport(writing.tx, launch, writing.at);
    }),
  );
}

function depotRoutes(bind: Bind, { depots }: FluxDependencies): void {
  bind(listDepots, async ({ identity }) => ({ items: await depotsFor(depots, identity.scope) }));
  bind(deposer, async ({ identity, query, request }) => {
    if (!(request.body instanceof Readable)) throw new BridgeError('unsupportedType');
    // What every entity reads is put down by who sees them all.
    if (identity.entiteId === null && identity.scope.kind !== 'system') throw new BridgeError('accessDenied');
    return putDown(depots, { entiteId: identity.entiteId, nom: query.nom, body: request.body });
  });
}

function correspondanceRoutes(bind: Bind, dependencies: FluxDependencies): void {
  const { db, write } = dependencies;
  const feeds = entryOf(dependencies.registry, RESOURCE_OF.tourinsoft);
  const mappings = entryOf(dependencies.registry, correspondance.id);
  const opened = async (identity: Parameters<typeof readRecord>[2], id: number) => {
    await readRecord(db, feeds, identity, id);
    const ouvert = await openTourinsoft(dependencies, db, id);
    if (ouvert === null) throw new BridgeError('notFound');
    return ouvert;
  };

  bind(preparerCorrespondance, async (input) => {
    const { identity, params } = input;
    const structure = await readStructure(dependencies, await opened(identity, params.id));
    const lignes = suggest(structure, await earlierMappings(db, identity.scope)).map(({ ligne }) => ligne);
    return write(input, async (writing) => {
      const feed = await takeRecord(writing, feeds, params.id, { unversioned: true });
      const body = { nom: nameOf(feed), lignes, structure, entiteId: feed.entiteId, partage: feed.partage };
      const made = await createRecord(dependencies, writing, mappings, body);
      await changeRecord(dependencies, writing, feeds, feed.id, { correspondance: made.id }, { version: feed.version });
      const relies = lignes.filter(({ cible }) => cible !== 'ignore').length;
      return { id: made.id, champs: structure.length, relies };
    });
  });

  bind(relireStructure, async (input) => {
    const { identity, params, body } = input;
    const mapping = correspondance.record.parse(await readRecord(db, mappings, identity, params.id));
    const structure = await readStructure(dependencies, await opened(identity, body.flux));
    const comparaison = compareStructures(mapping.structure, structure);
    // As long as a line reads a field that is gone, what was known of it stays: it is what the loss is seen by.
    const read = new Set(mapping.lignes.map(({ champ }) => champ));
    const lost = [...comparaison.disparus, ...comparaison.renommes.map(({ avant }) => avant)];
    await write(input, async (writing) => {
      await takeRecord(writing, mappings, params.id, { unversioned: true });
      if (!lost.some((champ) => read.has(champ))) await keepStructure(writing.tx, params.id, structure);
    });
    return {
      structure,
      comparaison,
      suggestions: missingLines(structure, mapping.lignes, await earlierMappings(db, identity.scope)),
    };
  });

  bind(apercuCorrespondance, async ({ identity, body }) =>
    preview(dependencies, await opened(identity, body.flux), body.lignes),
  );
}
