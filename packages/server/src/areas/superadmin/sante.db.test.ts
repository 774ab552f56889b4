import type { Sante } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { noteRun } from './entretien.repository.ts';

const mail = { answer: async (): Promise<'ready' | 'none'> => 'ready' };
const disk = { answer: async () => ({ libre: 50e9, total: 100e9 }) };
const world = useWorld({
  entretiens: [{ nom: 'journal' }],
  diskSpace: () => disk.answer(),
  mail: {
    post: () => undefined,
    send: async () => 'sent',
    verify: () => mail.answer(),
    close: async () => undefined,
  },
});

async function health(): Promise<Sante> {
  const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  return (await admin.call<Sante>('GET', '/api/superadmin/gestion/sante')).body.data;
}

describe('the health of the instance', () => {
  it('tells of the database, its size and its migrations', async () => {
    const { base } = await health();
    expect(base.etat).toBe('bon');
    expect(base.version).toMatch(/^\d+/);
    expect(base.taille).toBeGreaterThan(1_000_000);
    expect(base.connexions).toBeGreaterThan(0);
    expect(base.migrations.map(({ nom }) => nom)).toContain('0001_foundation.sql');
  });

  it('follows the maintenance: not run yet, well, failed', async () => {
    expect((await health()).taches).toMatchObject({ etat: 'attention', items: [{ nom: 'journal', dernierLe: null }] });
    const run = { nom: 'journal', dernier_le: world().now, duree_ms: 12, resultat: { lignes: 3 }, erreur: null };
    await noteRun(world().db, run);
    expect((await health()).taches).toMatchObject({ etat: 'bon', items: [{ resultat: { lignes: 3 }, dureeMs: 12 }] });
    await noteRun(world().db, { ...run, resultat: {}, erreur: 'plus de place' });
    const { taches } = await health();
    expect(taches.etat).toBe('panne');
    expect(taches.conseil).toContain('reprise dans l’heure');
  });

  it('asks the disk and the mail server, and says what to do when they do not answer', async () => {
    expect(await health()).toMatchObject({ stockage: { etat: 'bon' }, courriel: { etat: 'bon', configure: true } });
    disk.answer = () => Promise.reject(new Error('EACCES'));
    mail.answer = () => Promise.reject(Object.assign(new Error('535 secret'), { code: 'EAUTH' }));
    const { stockage, courriel } = await health();
    expect(stockage).toMatchObject({ etat: 'attention', libre: null });
    expect(courriel.etat).toBe('panne');
    expect(courriel.conseil).toContain('SMTP_URL');
    expect(courriel.conseil).not.toContain('secret');
    mail.answer = async () => 'none';
    expect((await health()).courriel).toMatchObject({ etat: 'attention', configure: false });
  });
});
