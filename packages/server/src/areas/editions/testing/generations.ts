import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GenerationDetail } from '@bridge/contract';
import { afterAll, expect } from 'vitest';
import { createDiskFiles } from '../../../platform/files/disk.ts';
import { ENDLESS_ROOM } from '../../../platform/files/room.ts';
import { runLeased, takeOver } from '../../../platform/jobs/testing/leased.ts';
import { createLog } from '../../../platform/log.ts';
import { generationJob } from '../../../publication/print/generations/generation.job.ts';
import { generationById } from '../../../publication/print/generations/generations.repository.ts';
import type { guide } from '../../../publication/print/testing/guide.ts';
import { useWorld } from '../../../testing/use-world.ts';

export type Guide = Awaited<ReturnType<typeof guide>>;

export const PATH = '/api/editions/generations';

/** A test server with a store for documents of editions, and the means to make them. */
export async function useGenerations() {
  const folder = await mkdtemp(join(tmpdir(), 'bridge-generations-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const store = createDiskFiles(join(folder, 'store'));
  const world = useWorld({ medias: { files: store, arrivees: join(folder, 'arrivees') } });

  /** Rules for documents without a planification: nothing follows. */
  const SEULE = { before: async () => null, judge: async () => null, after: async () => undefined };

  /** Runs a generation as the worker does. */
  async function work({ dependencies }: Pick<Guide, 'dependencies'>, generation: number, room = ENDLESS_ROOM) {
    const definition = generationJob({
      open: async () => ({ files: store, tirage: dependencies }),
      suite: SEULE,
      room,
    });
    const { db } = world();
    const lease = await takeOver(db, (await generationById(db, generation))?.tache ?? 0);
    const clock = { now: () => world().now };
    return runLeased(definition, lease, { db, donnees: { generation }, clock, log: createLog('silent') });
  }

  async function asked({ admin, modele }: Guide, body: object = {}): Promise<number> {
    const { status, body: answer } = await admin.call<{ generations: { id: number; tache: number }[] }>(
      'POST',
      `/api/editions/modeles/${modele.id}/generer`,
      body,
    );
    expect(status).toBe(200);
    return answer.data.generations[0]?.id ?? 0;
  }

  const read = async ({ admin }: Guide, id: number) =>
    (await admin.call<GenerationDetail>('GET', `${PATH}/${id}`)).body.data;

  return { folder, store, world, work, asked, read };
}
