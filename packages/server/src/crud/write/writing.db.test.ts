import { BridgeError, tag, tri } from '@bridge/contract';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { automate } from '../../platform/auth/acteur.ts';
import { digest } from '../../platform/auth/secret.ts';
import { useWorld } from '../../testing/use-world.ts';
import { removeRecord } from '../life/record-life.service.ts';
import { createRecord } from './record.service.ts';
import { createWrite } from './writing.ts';

const world = useWorld();
const acteur = automate('demonstration', { scope: { kind: 'system', reason: 'a test' } });

function open() {
  const { db, engine } = world();
  const log = { error: vi.fn() };
  return { db, engine, log, write: createWrite({ db, clock: { now: () => world().now }, log }) };
}

function openGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

it('nobody throws away what somebody else is about to refer to', async () => {
  const { db, engine, write } = open();
  const [tags, tris] = [engine.registry.require(tag), engine.registry.require(tri)];
  const mot = await write({ acteur }, (w) =>
    createRecord(engine, w, tags, tag.creation.parse({ libelle: { fr: 'Tenu' }, code: 'tenu' })),
  );
  const [referred, commit] = [openGate(), openGate()];
  const cles = [{ genre: 'rotation' }];
  const body = tri.creation.parse({ nom: 'Par tag', code: 'par-tag-tenu', cles, tags: [mot.id] });
  const referring = write({ acteur }, async (w) => {
    const made = await createRecord(engine, w, tris, body);
    referred.open();
    await commit.opened;
    return made;
  });
  await Promise.race([referred.opened, referring]);
  const removal = write({ acteur }, async (w) => {
    await removeRecord(engine, w, tags, mot.id, { unversioned: true });
    return null;
  });
  const outcome = removal.catch((error: unknown) => error);
  const isWaiting = async () =>
    (
      await sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
        db,
      )
    ).rows.length > 0;
  await Promise.race([outcome, vi.waitUntil(isWaiting, { timeout: 20_000 })]);
  commit.open();
  await referring;
  expect(await outcome).toMatchObject({ errorName: 'inUse' });
});

it('a change that answers nothing is done once under its key too', async () => {
  const { write } = open();
  const cle = { nom: 'sans réponse', empreinte: digest('ce qui est demandé') };
  const work = vi.fn(async () => null);
  expect([await write({ acteur, cle }, work), await write({ acteur, cle }, work)]).toEqual([null, null]);
  expect(work).toHaveBeenCalledOnce();
  // A caller without types is served too.
  const silent = { nom: 'muette', empreinte: digest('rien') };
  await write({ acteur, cle: silent }, async () => undefined as unknown as null);
  expect(await write({ acteur, cle: silent }, work)).toBeNull();
  expect(work).toHaveBeenCalledOnce();
});

it('what is refused or taken back tells the world nothing', async () => {
  const { write } = open();
  const told: string[] = [];
  await write({ acteur }, async ({ afterCommit, attempt, undo }) => {
    const tell = (word: string) => afterCommit(() => told.push(word));
    tell('before');
    const refusal = await attempt(async () => {
      tell('refused');
      throw new BridgeError('notFound');
    });
    expect(refusal).toBeInstanceOf(BridgeError);
    expect(await attempt(async () => tell('accepted'))).toBeNull();
    await undo(async () => tell('taken back'));
    tell('after');
    return null;
  });
  expect(told).toEqual(['before', 'accepted', 'after']);
});

it('an effect that fails is logged: the change is acknowledged, and the other effects happen', async () => {
  const { write, log } = open();
  const told: string[] = [];
  const failure = new Error('the mail server is away');
  const answer = await write({ acteur }, async ({ afterCommit }) => {
    afterCommit(() => {
      throw failure;
    });
    afterCommit(() => told.push('second'));
    return 'done';
  });
  expect([answer, told]).toEqual(['done', ['second']]);
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: failure }, expect.any(String));
});
