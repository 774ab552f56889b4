import type { GenerationDetail, Planification } from '@bridge/contract';
import { media } from '@bridge/contract';
import { createWrite } from '../../../crud/write/writing.ts';
import type { Files } from '../../../platform/files/files.ts';
import { ENDLESS_ROOM } from '../../../platform/files/room.ts';
import type { JobDefinition } from '../../../platform/jobs/job.definition.ts';
import { databaseClock, takeNext } from '../../../platform/jobs/lease.repository.ts';
import { runLeased } from '../../../platform/jobs/testing/leased.ts';
import { createLog } from '../../../platform/log.ts';
import { createOutside } from '../../../platform/net/outside.ts';
import { createReach } from '../../../platform/net/reach.ts';
import { SELF_SIGNED } from '../../../platform/net/testing/certificates.ts';
import { decodageIci } from '../../../process/decodage.ts';
import { generationJob } from '../../../publication/print/generations/generation.job.ts';
import type { guide } from '../../../publication/print/testing/guide.ts';
import { create } from '../../../publication/web/testing/site.ts';
import type { Person, World } from '../../../testing/world.ts';
import { createDepot } from '../../mediatheque/fichiers/depot.service.ts';
import { envoiJob } from '../envois/envoi.job.ts';
import { suiteDeParution } from '../parutions/parution.suite.ts';

const PUBLIC_URL = 'https://bridge.example';
const GENERATIONS = '/api/editions/generations';

interface Lieu {
  readonly files: Files;
  readonly arrivees: string;
  readonly smtpUrl?: string;
  readonly intranet?: readonly string[];
}

/** A planification of a model, and the worker that runs it. */
export function parutions(world: World, scene: Awaited<ReturnType<typeof guide>>, lieu: Lieu) {
  const { db, engine } = world;
  const clock = { now: () => world.now };
  const log = createLog('silent');
  const { files, arrivees, smtpUrl, intranet = [] } = lieu;
  const write = createWrite({ db, clock, log });
  const depot = createDepot({
    ...{ db, clock, write, files, arrivees, room: ENDLESS_ROOM, filesUrl: '' },
    entry: engine.registry.require(media),
    analyze: decodageIci.analyze,
  });
  const definitions: Readonly<Record<string, JobDefinition>> = {
    'generation-pdf': generationJob({
      open: async () => ({ files, tirage: scene.dependencies }),
      suite: suiteDeParution({ publicUrl: PUBLIC_URL }),
      room: ENDLESS_ROOM,
    }) as unknown as JobDefinition,
    envoi: envoiJob({
      engine,
      publicUrl: PUBLIC_URL,
      mail: { smtpUrl, from: 'bridge@exemple.fr' },
      savedServer: async () => null,
      letterhead: async () => ({ sender: 'Bridge', signature: '' }),
      outside: createOutside({ allowed: intranet, clock }),
      reach: createReach({ allowed: intranet }),
      open: async () => ({
        files,
        deposit: async (body, { nom, acteur }) =>
          (await depot.deposit(body, { nom, acteur, origine: 'depot' })).fichier,
      }),
      autorites: [SELF_SIGNED],
    }) as unknown as JobDefinition,
  };

  /** Runs all waiting tasks once, without further tries; returns the errors. */
  async function work(type: 'generation-pdf' | 'envoi'): Promise<unknown[]> {
    const failures: unknown[] = [];
    for (;;) {
      const lease = await takeNext(db, { types: [type], serveur: 'essai', lease: 600_000, clock: databaseClock });
      const definition = definitions[type];
      if (!lease || !definition) return failures;
      const donnees = definition.donnees.parse(lease.donnees);
      await runLeased(definition, lease, { db, clock, log, donnees }).catch((error: unknown) => failures.push(error));
    }
  }

  const planifie = async (changes: object): Promise<Planification> =>
    (await create(scene.admin, '/editions/planifications', {
      nom: 'Agenda du lundi',
      modele: scene.modele.id,
      ...changes,
    })) as unknown as Planification;

  const execute = async ({ id }: { readonly id: number }, person: Person = scene.admin): Promise<number[]> => {
    const path = `/api/editions/planifications/${id}/executer`;
    const { body } = await person.call<{ generations: { id: number }[] }>('POST', path);
    return body.data.generations.map((one) => one.id);
  };

  const read = async (id: number) =>
    (await scene.admin.call<GenerationDetail>('GET', `${GENERATIONS}/${id}`)).body.data;

  /** Asked for, then made. */
  const appear = async (of: { readonly id: number }) => {
    const ids = await execute(of);
    await work('generation-pdf');
    return Promise.all(ids.map(read));
  };

  const letters = async (subject: string) => {
    const rows = await db
      .selectFrom('taches')
      .select(['donnees'])
      .where('type', '=', 'courriel')
      .where('cible', '=', subject)
      .execute();
    return rows.map(({ donnees }) => donnees as { to: string; text: string });
  };

  return { work, planifie, execute, read, appear, letters, GENERATIONS };
}

/** A destination by e-mail. */
export const courriel = (...destinataires: string[]) => ({
  genre: 'courriel',
  destinataires,
  listes: [],
  fichier: 'lecture',
  objet: { fr: 'L’agenda de la semaine' },
  message: { fr: 'Bonne lecture à tous.' },
});
