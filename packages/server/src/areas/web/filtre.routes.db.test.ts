import type { EndpointAnswer, offerInMoteurs, readChoixCsv } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { create, type Office, officeEnLigne } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';

const world = useWorld();
const PRIX = { nom: 'Prix', cible: 'prix', libelle: { fr: 'Prix' } };
const unFiltre = ({ admin }: Office, code: string) => create(admin, '/web/filtres', { ...PRIX, code });

describe('filters put into several moteurs', () => {
  const offer = ({ admin }: Office, filtres: readonly number[], moteurs: readonly number[]) =>
    admin.call<EndpointAnswer<typeof offerInMoteurs>>('POST', '/api/web/filtres/moteurs', { filtres, moteurs });
  const filtresOf = async ({ admin }: Office, id: number) => {
    const { body } = await admin.call<{ filtres: { filtre: number }[]; version: number }>(
      'GET',
      `/api/web/moteurs/${id}`,
    );
    return body.data.filtres.map(({ filtre }) => filtre);
  };

  it('come last, once, and leave alone what has them', async () => {
    const office = await officeEnLigne(world());
    const [a, b] = [await office.moteur([{ ...PRIX, code: 'prix-a' }]), await office.moteur([])];
    const { id } = await unFiltre(office, 'prix-b');
    expect((await offer(office, [id, id], [a.id, b.id, a.id])).body.data).toEqual({ changes: 2 });
    expect(await filtresOf(office, b.id)).toEqual([id]);
    expect((await filtresOf(office, a.id)).at(-1)).toBe(id);
    expect((await offer(office, [id], [a.id, b.id])).body.data).toEqual({ changes: 0 });
  });

  it('are those of who asks, in moteurs of theirs: else nothing changes', async () => {
    const [office, other] = [await officeEnLigne(world()), await officeEnLigne(world())];
    const [own, theirs] = [await office.moteur([]), await other.moteur([])];
    const { id } = await unFiltre(office, 'prix-c');
    expect((await offer(office, [id], [own.id, theirs.id])).status).toBe(404);
    expect((await offer(other, [id], [theirs.id])).status).toBe(404);
    expect(await filtresOf(office, own.id)).toEqual([]);
  });

  it('are so many at most in one', async () => {
    const office = await officeEnLigne(world());
    const made = await office.moteur([]);
    const { id } = await unFiltre(office, 'prix-d');
    const full = Array.from({ length: 40 }, () => ({ filtre: id, libelle: {}, replie: false }));
    await sql`UPDATE moteurs SET filtres = ${JSON.stringify(full)}::jsonb WHERE id = ${made.id}`.execute(office.db);
    const { status, body } = await offer(office, [(await unFiltre(office, 'prix-e')).id], [made.id]);
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'moteurs']);
  });
});

describe('the choices of a table', () => {
  const read = ({ admin }: Office, valeurs: object, contenu: string) =>
    admin.call<EndpointAnswer<typeof readChoixCsv>>('POST', '/api/web/filtres/choix/lire', { valeurs, contenu });

  it('are types and languages by their words or codes, communes as they are written', async () => {
    const office = await officeEnLigne(world());
    const types = await read(office, { cible: 'typeBridge' }, 'Valeur;Libellé\nHÔTEL|camping;Dormir\nRien;X');
    expect(types.body.data.choix).toMatchObject([{ slug: 'dormir', valeurs: ['hotel', 'camping'] }]);
    expect(types.body.data).toMatchObject({ ecartees: [{ ligne: 3 }], totalEcartees: 1 });
    const communes = await read(office, { cible: 'commune' }, 'Valeur\nMalbrume');
    expect(communes.body.data.choix).toMatchObject([{ slug: 'malbrume', valeurs: ['Malbrume'] }]);
  });

  it('are tags that visitors may see and that the person knows', async () => {
    const [office, other] = [await officeEnLigne(world()), await officeEnLigne(world())];
    const own = await create(office.admin, '/reglages/tags', {
      libelle: { fr: 'En famille' },
      code: 'famille-csv',
      publique: true,
    });
    await create(other.admin, '/reglages/tags', {
      libelle: { fr: 'Chez les autres' },
      code: 'autres-csv',
      publique: true,
    });
    const { body } = await read(office, { cible: 'tag' }, 'Valeur\nen famille\nChez les autres');
    expect(body.data.choix).toMatchObject([{ valeurs: [{ ref: 'tag', id: own.id }] }]);
    expect(body.data.ecartees).toMatchObject([{ ligne: 3 }]);
  });

  it('are refused whole where the table cannot be read', async () => {
    const office = await officeEnLigne(world());
    const { status, body } = await read(office, { cible: 'commune' }, 'Nom\nMalbrume');
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'contenu']);
  });
});
