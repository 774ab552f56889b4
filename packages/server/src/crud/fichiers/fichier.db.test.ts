import { randomUUID } from 'node:crypto';
import { API_BASE, type Envelope, errorKinds, type FileValue } from '@bridge/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { jpeg, jpegDeTelephone, pngGeant } from '../../areas/mediatheque/testing/fichiers.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';
import { CALLS } from '../conformance/testing/calls.ts';
import { addFichier } from './fichier.repository.ts';

/** What the operating system says is left. */
let libre = 50e9;
const world = useWorld({ diskSpace: async () => ({ libre, total: 100e9 }) });
let root: Person;
beforeAll(async () => {
  await world().setParametres({ enable_module_ads: true });
  root = await world().person({
    roles: ['ROLE_SUPER_ADMIN'],
    entiteId: await world().createEntite('Office des logos'),
  });
});

/** Gives bytes to a door, as the console does. */
async function give(contenu: Buffer, nom: string, path = '/api/fichiers') {
  const type = path === '/api/fichiers' ? 'image/png' : 'application/octet-stream';
  const response = await world().app.inject({
    method: 'POST',
    url: `${API_BASE}${path}?nom=${nom}`,
    headers: { authorization: `Bearer ${root.tokens.token}`, 'content-type': type },
    payload: contenu,
  });
  const body: Envelope<FileValue> = response.json();
  return { status: response.statusCode, body, raison: body.errors?.[0]?.message ?? '' };
}
const DOORS = [...CALLS.values()].filter(({ acceptsFile }) => acceptsFile);

describe('a logo that is given', () => {
  it('is kept without what a phone wrote in it of its place and of whose it is', async () => {
    const given = await jpegDeTelephone();
    expect(given.includes('SERIE-12345')).toBe(true);
    const { status, body } = await give(given, 'logo.jpg');
    expect(status, JSON.stringify(body)).toBe(200);
    const { id } = body.data;
    const { rawPayload, headers } = await world().app.inject({ url: `${API_BASE}/api/fichiers/${id}` });
    expect(headers['content-type']).toBe('image/jpeg');
    for (const secret of ['SERIE-12345', 'Camille Roche']) expect(rawPayload.includes(secret)).toBe(false);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 300, height: 200 });
    expect((await sharp(rawPayload).metadata()).exif?.includes('GPS') ?? false).toBe(false);
  });

  it('is refused before it is drawn where it is too large, and where it is no image', async () => {
    const huge = await give(pngGeant(60_000), 'logo.png');
    expect([huge.status, huge.raison]).toEqual([400, expect.stringContaining('60000 × 60000 pixels')]);
    const cut = await give((await jpeg()).subarray(0, 400), 'logo.jpg');
    expect(cut.status).toBe(400);
    const none = await give(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.svg');
    expect(none.body.message).toBe(errorKinds.notFile.message);
  });
});

it('a logo beyond what its person may give in a day is refused before it is opened', async () => {
  const { db, now } = world();
  const vide = { nom: 'a.png', type: 'image/png', contenu: Buffer.alloc(0), utilisateur_id: root.user.id };
  await addFichier(db, { ...vide, id: randomUUID(), taille: 50_000_000, cree_le: now });
  try {
    // Opened, it would be refused for its size in pixels.
    const { status, body } = await give(pngGeant(60_000), 'logo.png');
    expect([status, body.message]).toEqual([errorKinds.bodyTooLarge.status, errorKinds.bodyTooLarge.message]);
  } finally {
    await sql`DELETE FROM fichiers WHERE utilisateur_id = ${root.user.id}`.execute(db);
  }
});

it.each(DOORS)('on a full disk, nothing enters by $method $path', async ({ path }) => {
  const nom = path.includes('depots') ? 'offres.json' : 'logo.jpg';
  const send = async () => give(await jpeg(), nom, path);
  expect((await send()).status).not.toBe(507);
  libre = 1e9;
  try {
    expect(await send()).toMatchObject({ status: 507, body: { message: errorKinds.diskFull.message } });
  } finally {
    libre = 50e9;
  }
});
