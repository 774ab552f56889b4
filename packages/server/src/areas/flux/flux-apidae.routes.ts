import {
  BridgeError,
  dropReinitialisation,
  FLUX,
  listCriteresApidae,
  listSelectionsApidae,
  rereadExport,
  resetApidae,
  simulateNotification,
} from '@bridge/contract';
import { takeRecord } from '../../crud/write/record.service.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { importationById } from '../../sources/import/importation.repository.ts';
import { launchImport } from '../../sources/import/importation.service.ts';
import { isAnnounced, launchable } from '../../sources/import/lancement.rules.ts';
import { openApidae } from '../../sources/import/ouverture/ouverture.ts';
import { expectReset, lastExport, launchAgain, launchAnnounced } from './export/flux-export.service.ts';
import { ownFeed } from './flux.access.ts';
import type { FluxDependencies } from './flux.dependencies.ts';
import { type Liste, readDistants } from './selections/flux-distants.service.ts';
import { CRITERES, SELECTIONS, withLocal } from './selections/flux-selections.service.ts';

const refusal = (message: string) => new BridgeError('invalidInput', { errors: [{ path: 'origine', message }] });

/** The routes of Apidae feeds only. */
export function fluxApidaeRoutes(bind: Bind, dependencies: FluxDependencies): void {
  const { db, write, registry, dossier } = dependencies;
  const entry = registry.require(FLUX.apidae);

  bind(simulateNotification, (input) =>
    write(input.demande, async (writing) => {
      const record = await takeRecord(writing, entry, input.params.id, { unversioned: true });
      const announced = {
        feed: record,
        flux: launchable(record),
        annonce: { ...input.body, urlConfirmation: null },
        demandePar: input.identity.userId,
        reinitialiser: record.reinitialiser === true,
      };
      return launchAnnounced(dependencies, writing, announced);
    }),
  );

  bind(rereadExport, async (input) => {
    await ownFeed(db, entry, input.identity, input.params.id);
    const garde = await lastExport(db, dossier, input.params.id);
    if (garde === null)
      throw refusal(
        'Aucun export de ce flux n’est gardé sur le serveur. Demandez-en un dans le projet Apidae, ou simulez sa notification.',
      );
    return write(input.demande, async (writing) => {
      const record = await takeRecord(writing, entry, input.params.id, { unversioned: true });
      const again = {
        feed: record,
        flux: launchable(record),
        demandePar: input.identity.userId,
        reinitialiser: false,
      };
      return launchAgain(dependencies, writing, { ...again, dossier, garde });
    });
  });

  bind(resetApidae, (input) =>
    write(input.demande, async (writing) => {
      const { tx, at } = writing;
      const record = await takeRecord(writing, entry, input.params.id, { unversioned: true });
      const flux = { ...launchable(record), mode: 'complet' as const };
      if (isAnnounced(record)) {
        await expectReset(dependencies, writing, record, true);
        return { lancement: null };
      }
      const launch = { systeme: 'apidae' as const, flux, aBlanc: false, demandePar: input.identity.userId };
      const lancement = await launchImport(tx, launch, at);
      const run = await importationById(tx, lancement.importation);
      if (run?.mode !== 'complet')
        throw refusal('Un import différentiel de ce flux est en cours\u00a0: attendez sa fin, puis recommencez.');
      return { lancement };
    }),
  );

  bind(dropReinitialisation, (input) =>
    write(input.demande, async (writing) => {
      const record = await takeRecord(writing, entry, input.params.id, { unversioned: true });
      await expectReset(dependencies, writing, record, false);
      return null;
    }),
  );

  /** Reads a list of the project of a feed of one's own. */
  const distants = async <T extends { readonly nom: string }>(identity: Identity, id: number, liste: Liste<T>) => {
    const record = await ownFeed(db, entry, identity, id);
    const ouvert = await openApidae(dependencies, db, id);
    if (ouvert === null) throw new BridgeError('notFound');
    const announced = isAnnounced(record);
    const archive = announced ? await lastExport(db, dossier, id) : null;
    return readDistants(dependencies.outside, ouvert, { announced, archive }, liste);
  };

  bind(listSelectionsApidae, async ({ identity, params }) => {
    const { items, message } = await distants(identity, params.id, SELECTIONS);
    return { selections: await withLocal(dependencies, items, identity), message };
  });

  bind(listCriteresApidae, async ({ identity, params }) => {
    const { items, message } = await distants(identity, params.id, CRITERES);
    return { criteres: items, message };
  });
}
