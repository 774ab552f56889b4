import { API_BASE, type LigneJournal } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { recordAudit } from '../../platform/audit.ts';
import { useWorld } from '../../testing/use-world.ts';

const world = useWorld();
const PATH = '/api/superadmin/gestion/journal';

async function superAdmin() {
  const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const list = async (query: Record<string, string> = {}) => {
    const answer = await admin.call<{ items: LigneJournal[]; suivant: number | null }>(
      'GET',
      `${PATH}?${new URLSearchParams(query)}`,
    );
    return { status: answer.status, ...answer.body.data };
  };
  return { admin, list };
}

const note = (action: string, options: Partial<Parameters<typeof recordAudit>[1]> = {}) =>
  recordAudit(world().db, { at: world().now, action, by: null, ...options });

describe('the audit log', () => {
  it('shows both identities of whoever acts as somebody else', async () => {
    const { admin, list } = await superAdmin();
    const target = await world().createUser({ roles: ['ROLE_WEB_USER'], username: 'agie' });
    await admin.call('POST', '/loginAs', { userId: target.id });
    const [line] = (await list({ action: 'session.agir-en-tant-que' })).items;
    expect(line?.par?.id).toBe(target.id);
    expect(line?.acteur?.id).toBe(admin.user.id);
    const own = (await list({ action: 'session.ouvrir' })).items.find(({ par }) => par?.id === admin.user.id);
    expect(own?.acteur).toBeNull();
  });

  it('is filtered by period, person, action, target and words', async () => {
    const { list } = await superAdmin();
    const user = await world().createUser({ username: 'filtree' });
    const by = { userId: user.id, actor: null, entiteId: null };
    await note('essai.ancien', { at: new Date('2026-01-31T22:30:00Z'), by, target: { kind: 'lieu', id: 42 } });
    await note('essai.recent', {
      at: new Date('2026-01-31T23:30:00Z'),
      details: { nom: { avant: '100%', apres: 'b' } },
    });
    const actions = async (query: Record<string, string>) =>
      (await list(query)).items.map(({ action }) => action).filter((action) => action.startsWith('essai.'));
    // A quarter to midnight in Paris is still January; half past, February.
    expect(await actions({ du: '2026-01-31', au: '2026-01-31' })).toEqual(['essai.ancien']);
    expect(await actions({ du: '2026-02-01', au: '2026-02-01' })).toEqual(['essai.recent']);
    expect(await actions({ personne: 'FILTRÉE' })).toEqual(['essai.ancien']);
    expect(await actions({ action: 'essai.recent' })).toEqual(['essai.recent']);
    expect(await actions({ cible: 'lieu' })).toEqual(['essai.ancien']);
    expect(await actions({ q: '42' })).toEqual(['essai.ancien']);
    expect(await actions({ q: '100%' })).toEqual(['essai.recent']);
    expect(await actions({ q: '%' })).toEqual(['essai.recent']);
    expect((await list({ du: 'hier' })).status).toBe(400);
  });

  it('is read page by page without missing a line, whatever is written meanwhile', async () => {
    const { list } = await superAdmin();
    for (let index = 0; index < 120; index += 1) await note('pages.ligne', { details: { index } });
    const seen: number[] = [];
    let suivant: number | null = null;
    do {
      const page = await list({ action: 'pages.ligne', ...(suivant === null ? {} : { avant: String(suivant) }) });
      seen.push(...page.items.map(({ id }) => id));
      suivant = page.suivant;
      await note('pages.ligne');
    } while (suivant !== null);
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
    const { list } = await superAdmin();
    await note('secret.essai', { details: { cle_api: { avant: 'canari-a', apres: 'canari-b' } } });
    expect(JSON.stringify(await list({ action: 'secret.essai' }))).not.toContain('canari');
  });

  it('leaves as CSV that no spreadsheet takes for a formula, and notes who took it', async () => {
    const { admin, list } = await superAdmin();
    await note('csv.ligne', { details: { nom: { avant: 'é;"x"', apres: 'b' } }, target: { kind: '=CMD()', id: 7 } });
    const { headers, body } = await world().app.inject({
      url: `${API_BASE}${PATH}/export?action=csv.ligne`,
      headers: { authorization: `Bearer ${admin.tokens.token}` },
    });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="journal-2026-11-15.csv"');
    const [header, line] = body.split('\r\n');
    expect(header).toBe('\ufeffDate;Action;Au nom de;Par;Cible;Numéro;Adresse réseau;Détails');
    expect(line).toContain(";'=CMD();7;");
    expect(line).toContain('"nom\u00a0: é;""x"" → b"');
    expect((await list({ action: 'journal.exporter' })).items[0]).toMatchObject({
      par: { id: admin.user.id },
      changements: [{ champ: 'action', apres: 'csv.ligne' }],
    });
  });

  it('is refused to everybody but super admins, export included', async () => {
    const other = await world().person({ roles: ['ROLE_ADMIN_REGION', 'ROLE_ADMIN'] });
    for (const path of [PATH, `${PATH}/valeurs`, `${PATH}/export`])
      expect((await other.call('GET', path)).status).toBe(403);
  });
});
