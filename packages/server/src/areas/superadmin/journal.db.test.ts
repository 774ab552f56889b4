import { API_BASE, type LigneJournal } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { recordAudit } from '../../platform/audit.ts';
import { useWorld } from '../../testing/use-world.ts';

const world = useWorld();
const PATH = '/api/superadmin/gestion/journal';

async function superAdmin() {
  const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const list = async (query: Record<string, string> = {}) => {
    const answer = await admin.call<{ items: LigneJournal[]; total: number }>(
      'GET',
      `${PATH}?${new URLSearchParams(query)}`,
    );
    return { status: answer.status, ...answer.body.data };
  };
  const of = (filter: object, query: Record<string, string> = {}) => list({ filter: JSON.stringify(filter), ...query });
  return { admin, list, of };
}

const note = (action: string, options: Partial<Parameters<typeof recordAudit>[1]> = {}) =>
  recordAudit(world().db, { at: world().now, action, by: null, ...options });

describe('the audit log', () => {
  it('shows both identities of whoever acts as somebody else', async () => {
    const { admin, of } = await superAdmin();
    const target = await world().createUser({ roles: ['ROLE_WEB_USER'], username: 'agie' });
    await admin.call('POST', '/loginAs', { userId: target.id });
    const [line] = (await of({ action: ['session.agir-en-tant-que'] })).items;
    expect(line?.qui).toEqual([admin.user.id, target.id]);
    const [own] = (await of({ action: ['session.ouvrir'], qui: [admin.user.id] })).items;
    expect(own?.qui).toEqual([admin.user.id]);
  });

  it('is filtered by period, person, action, target and words', async () => {
    const { list, of } = await superAdmin();
    const user = await world().createUser({ username: 'filtree' });
    const by = { userId: user.id, actor: null, entiteId: null };
    await note('essai.ancien', { at: new Date('2026-01-31T22:30:00Z'), by, target: { kind: 'lieu', id: 42 } });
    await note('essai.recent', {
      at: new Date('2026-01-31T23:30:00Z'),
      details: { nom: { avant: '100%', apres: 'b' } },
    });
    const tried = ({ items }: { items: LigneJournal[] }) =>
      items.map(({ action }) => action).filter((action) => action.startsWith('essai.'));
    const filtered = async (filter: object) => tried(await of(filter));
    const found = async (q: string) => tried(await list({ q }));
    // A quarter to midnight in Paris is still January; half past, February.
    expect(await filtered({ le: { min: '2026-01-31', max: '2026-01-31' } })).toEqual(['essai.ancien']);
    expect(await filtered({ le: { min: '2026-02-01', max: '2026-02-01' } })).toEqual(['essai.recent']);
    expect(await filtered({ qui: [user.id] })).toEqual(['essai.ancien']);
    expect(await found('FILTRÉE')).toEqual(['essai.ancien']);
    expect(await filtered({ action: ['essai.recent'] })).toEqual(['essai.recent']);
    expect(await filtered({ cible: ['lieu'] })).toEqual(['essai.ancien']);
    expect(await filtered({ cible: ['lieu'], cibleId: ['42'] })).toEqual(['essai.ancien']);
    expect(await filtered({ cible: ['lieu'], cibleId: ['4'] })).toEqual([]);
    expect(await found('42')).toEqual(['essai.ancien']);
    expect(await found('100%')).toEqual(['essai.recent']);
    expect(await found('%')).toEqual(['essai.recent']);
    expect((await of({ le: { min: 'hier' } })).status).toBe(400);
  });

  it('tells which part of Bridge acted by itself, and is found by its name', async () => {
    const { list, of } = await superAdmin();
    await note('essai.automate', {
      by: { kind: 'automate', nom: 'entretien', userId: null, actor: null, entiteId: null },
    });
    const [line] = (await of({ automate: ['entretien'], action: ['essai.automate'] })).items;
    expect(line).toMatchObject({ automate: 'entretien', qui: [] });
    expect((await list({ q: 'Entretien' })).items.map(({ id }) => id)).toContain(line?.id);
  });

  it('is read page by page without missing a line, whatever is written meanwhile', async () => {
    const { of } = await superAdmin();
    for (let index = 0; index < 120; index += 1) await note('pages.ligne', { details: { index } });
    const seen: number[] = [];
    for (let page = 1; page <= 3; page += 1) {
      const { items } = await of({ action: ['pages.ligne'] }, { page: String(page), itemsPerPage: '50' });
      seen.push(...items.map(({ id }) => id));
      await note('pages.ligne');
    }
    expect(new Set(seen).size).toBe(120);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
  });

  it('offers the actions and targets that it holds', async () => {
    const { admin } = await superAdmin();
    await note('choix.un', { target: { kind: 'chose', id: 1 } });
    const { data } = (await admin.call<{ actions: string[]; cibles: string[] }>('GET', `${PATH}/valeurs`)).body;
    expect(data.actions).toEqual(expect.arrayContaining(['choix.un', 'session.ouvrir']));
    expect(data.actions).toEqual([...new Set(data.actions)]);
    expect(data.cibles).toContain('chose');
  });

  it('never shows a secret', async () => {
    const { admin, of } = await superAdmin();
    await note('secret.essai', { details: { cle_api: { avant: 'canari-a', apres: 'canari-b' } } });
    const { items } = await of({ action: ['secret.essai'] });
    const one = await admin.call('GET', `${PATH}/${items[0]?.id}`);
    expect(one.status).toBe(200);
    expect(JSON.stringify([items, one.body])).not.toContain('canari');
  });

  it('leaves as CSV that no spreadsheet takes for a formula, and notes who took it', async () => {
    const { admin, of } = await superAdmin();
    await note('csv.ligne', { details: { nom: { avant: 'é;"x"', apres: 'b' } }, target: { kind: '=CMD()', id: 7 } });
    const { headers, body } = await world().app.inject({
      url: `${API_BASE}${PATH}/export?format=csv&filter={"action":["csv.ligne"]}`,
      headers: { authorization: `Bearer ${admin.tokens.token}` },
    });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="journal.csv"');
    const [header, line] = body.split('\r\n');
    expect(header).toBe('\ufeffNuméro;Date;Action;Qui;Automate;Cible;Numéro de la cible;Adresse réseau;Entité;Détails');
    expect(line).toContain(";'=CMD();7;");
    expect(line).toContain('"Nom\u00a0: é;""x"" → b"');
    expect((await of({ action: ['journal.exporter'] })).items[0]).toMatchObject({
      qui: [admin.user.id],
      changements: expect.arrayContaining([{ champ: 'action', avant: null, apres: ['csv.ligne'] }]),
    });
  });

  it('is refused to everybody but super admins, export included', async () => {
    const other = await world().person({ roles: ['ROLE_ADMIN_REGION', 'ROLE_ADMIN'] });
    for (const path of [PATH, `${PATH}/1`, `${PATH}/valeurs`, `${PATH}/export?format=csv`])
      expect((await other.call('GET', path)).status).toBe(403);
  });
});
