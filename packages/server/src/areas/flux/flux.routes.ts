import {
  apercuCorrespondance,
  apercuFiche,
  BridgeError,
  CODES_SYSTEMES,
  correspondance,
  FLUX,
  fluxCallsBySystem,
  prepareCorrespondance,
  rereadStructure,
  type Systeme,
  suggestLignes,
} from '@bridge/contract';
import { readRecord } from '../../crud/read/read.service.ts';
import { changeRecord, createRecord, noteOnRecord, takeRecord } from '../../crud/write/record.service.ts';
import { same } from '../../crud/write/value.rules.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { launchImport } from '../../sources/import/importation.service.ts';
import { isAnnounced, launchableByHand, WHEN_ANNOUNCED } from '../../sources/import/lancement.rules.ts';
import { openFlux, openTourinsoft } from '../../sources/import/ouverture/ouverture.ts';
import { champIdDe } from '../../sources/tourinsoft/flux.ts';
import { compareStructures } from '../../sources/tourinsoft/structure/structure.compare.ts';
import { earlierMappings } from './correspondance/correspondance.repository.ts';
import {
  missingLines,
  nameOf,
  preparedLines,
  preview,
  readStructure,
} from './correspondance/correspondance.service.ts';
import { depotRoutes } from './depots/depot.routes.ts';
import { tryFeed, withoutAnswer } from './essai/essai.service.ts';
import { previewRecords } from './essai/flux-apercu.service.ts';
import { lastExport } from './export/flux-export.service.ts';
import { ownFeed } from './flux.access.ts';
import type { FluxDependencies } from './flux.dependencies.ts';
import { fluxApidaeRoutes } from './flux-apidae.routes.ts';
import { fluxLeiRoutes } from './flux-lei.routes.ts';

/** The actions on feeds besides changes. */
export function fluxRoutes(bind: Bind, dependencies: FluxDependencies): void {
  for (const systeme of CODES_SYSTEMES) launchRoutes(bind, dependencies, systeme);
  for (const systeme of ['lei', 'apidae', 'datatourisme'] as const) previewRoutes(bind, dependencies, systeme);
  fluxLeiRoutes(bind, dependencies);
  fluxApidaeRoutes(bind, dependencies);
  depotRoutes(bind, dependencies);
  correspondanceRoutes(bind, dependencies);
}

function launchRoutes(bind: Bind, dependencies: FluxDependencies, systeme: Systeme): void {
  const { db, write } = dependencies;
  const calls = fluxCallsBySystem[systeme];
  const entry = dependencies.registry.require(FLUX[systeme]);

  bind(calls.tester, async ({ identity, params }) => {
    const record = await ownFeed(db, entry, identity, params.id);
    if (isAnnounced(record)) return withoutAnswer(WHEN_ANNOUNCED);
    const ouvert = await openFlux(dependencies, db, { systeme, fluxId: params.id, mode: 'complet' });
    if (ouvert === null) throw new BridgeError('notFound');
    return tryFeed(dependencies, ouvert);
  });

  bind(calls.importer, (input) =>
    write(input.demande, async (writing) => {
      const record = await takeRecord(writing, entry, input.params.id, { unversioned: true });
      const { aBlanc } = input.body;
      const launch = { systeme, flux: launchableByHand(record), aBlanc, demandePar: input.identity.userId };
      return launchImport(writing.tx, launch, writing.at);
    }),
  );
}

function previewRoutes(bind: Bind, dependencies: FluxDependencies, systeme: keyof typeof apercuFiche): void {
  const { db, dossier } = dependencies;
  const entry = dependencies.registry.require(FLUX[systeme]);
  bind(apercuFiche[systeme], async ({ identity, params, body }) => {
    const record = await ownFeed(db, entry, identity, params.id);
    const ouvert = await openFlux(dependencies, db, { systeme, fluxId: params.id, mode: 'complet' });
    if (ouvert === null) throw new BridgeError('notFound');
    if (!isAnnounced(record)) return previewRecords(dependencies, ouvert, body.identifiant);
    // The project cannot be asked: its last export shows how the next will be understood.
    const received = await lastExport(db, dossier, params.id);
    return received === null
      ? { message: WHEN_ANNOUNCED, fiches: [] }
      : previewRecords(dependencies, { ...ouvert, fichier: received.fichier }, body.identifiant);
  });
}

function correspondanceRoutes(bind: Bind, dependencies: FluxDependencies): void {
  const { db, write } = dependencies;
  const feeds = dependencies.registry.require(FLUX.tourinsoft);
  const mappings = dependencies.registry.require(correspondance);
  const opened = async (identity: Identity, id: number) => {
    await ownFeed(db, feeds, identity, id);
    const ouvert = await openTourinsoft(dependencies, db, id);
    if (ouvert === null) throw new BridgeError('notFound');
    return ouvert;
  };

  bind(prepareCorrespondance, async (input) => {
    const { identity, params } = input;
    const ouvert = await opened(identity, params.id);
    const structure = await readStructure(dependencies, ouvert);
    const lignes = preparedLines(structure, {
      earlier: await earlierMappings(db, identity.scope),
      champId: champIdDe(ouvert.flux),
    });
    return write(input.demande, async (writing) => {
      const feed = await takeRecord(writing, feeds, params.id, { unversioned: true });
      const body = { nom: nameOf(feed), lignes, structure, entiteId: feed.entiteId, partage: feed.partage };
      const made = await createRecord(dependencies, writing, mappings, body);
      await changeRecord(dependencies, writing, feeds, feed.id, { correspondance: made.id }, { version: feed.version });
      const relies = lignes.filter(({ cible }) => cible !== 'ignore').length;
      return { id: made.id, champs: structure.length, relies };
    });
  });

  bind(rereadStructure, async (input) => {
    const { identity, params, body } = input;
    const mapping = await readRecord(db, mappings, identity, params.id);
    const ouvert = await opened(identity, body.flux);
    const structure = await readStructure(dependencies, ouvert);
    const comparaison = compareStructures(mapping.structure, structure);
    // While a line reads a removed field, its former facts stay: they show the loss.
    const read = new Set(mapping.lignes.map(({ champ }) => champ));
    const lost = [...comparaison.disparus, ...comparaison.renommes.map(({ avant }) => avant)];
    await write(input.demande, async (writing) => {
      const before = await takeRecord(writing, mappings, params.id, { unversioned: true });
      if (!lost.some((champ) => read.has(champ)) && !same(before.structure, structure))
        await noteOnRecord(dependencies, writing, mappings, before, { structure });
      return null;
    });
    return {
      structure,
      comparaison,
      suggestions: missingLines(structure, mapping.lignes, {
        earlier: await earlierMappings(db, identity.scope),
        champId: champIdDe(ouvert.flux),
      }),
    };
  });

  bind(suggestLignes, async ({ identity, params }) => {
    const { structure, lignes } = await readRecord(db, mappings, identity, params.id);
    return { suggestions: missingLines(structure, lignes, { earlier: await earlierMappings(db, identity.scope) }) };
  });

  bind(apercuCorrespondance, async ({ identity, body }) =>
    preview(dependencies, await opened(identity, body.flux), body.lignes),
  );
}
