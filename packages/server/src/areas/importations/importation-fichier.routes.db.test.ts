import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_BASE } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { IMPORTS, lei, produit, useAtelier } from '../../testing/atelier.ts';
import type { Person } from '../../testing/world.ts';
import { filled, nextId } from './testing/importations.ts';

const atelier = useAtelier();

describe('the records that an import refused', () => {
  it('are listed by cause and one by one, and as a file', async () => {
    const from = nextId();
    const { admin, premier } = await atelier.rempli(
      'Office refusé',
      'lei',
      lei(produit(String(from), 'Auberge'), produit(String(from + 1), ''), produit(String(from + 2), '')),
    );
    const path = `${IMPORTS}/${premier.id}`;
    const report = await admin.call('GET', path);
    expect(report.body.data).toMatchObject({ rejets: [{ nombre: 2 }] });
    const list = await admin.call<{ items: object[]; total: number }>('GET', `${path}/rejets?itemsPerPage=1`);
    expect(list.body.data).toMatchObject({ items: [{ identifiant: String(from + 1) }], total: 2 });
    const file = await atelier.world.app.inject({
      url: `${API_BASE}${path}/rejets/export`,
      headers: { authorization: `Bearer ${admin.tokens.token}` },
    });
    expect(file.headers['content-disposition']).toContain(`rejets-${premier.id}.csv`);
    expect(file.body.split('\r\n')).toHaveLength(4);
    expect(file.body).toContain('Identifiant;Position;Champ;Motif;Extrait');
  });
});

describe('an answer of the source', () => {
  const download = (person: Person, path: string) =>
    atelier.world.app.inject({
      url: `${API_BASE}${IMPORTS}/${path}`,
      headers: { authorization: `Bearer ${person.tokens.token}` },
    });

  it('is downloaded as it was received, as long as it is kept', async () => {
    const { admin } = await atelier.office('Office en ligne');
    const url = 'https://lei.example/flux.xml';
    atelier.reponses.set(url, lei(produit(String(nextId()), 'Auberge en ligne')));
    const flux = await atelier.flux(admin, 'lei', { origine: 'permanent', url });
    const run = await atelier.runImport(admin, 'lei', flux.id);
    expect(run).toMatchObject({ etat: 'terminee' });
    const { body } = await admin.call<{ items: { cle: string }[] }>('GET', `${IMPORTS}/${run.id}/pages`);
    const [page] = body.data.items;
    const answer = await download(admin, `${run.id}/pages/${page?.cle}`);
    expect(answer.body).toBe(atelier.reponses.get(url));
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect((await download(admin, `${run.id}/pages/page-99`)).statusCode).toBe(404);
  });

  it('is never another file of the server', async () => {
    const { admin, premier } = await filled(atelier, 'Office curieux');
    await mkdir(join(atelier.imports, String(premier.id)), { recursive: true });
    await writeFile(join(atelier.imports, 'secret'), 'secret');
    for (const cle of ['..%2fsecret', '%2e%2e%2fsecret', '..%5csecret', 'a%00', 'A', '../secret']) {
      const answer = await download(admin, `${premier.id}/pages/${cle}`);
      expect(answer.statusCode, cle).toBeGreaterThanOrEqual(400);
      expect(answer.body).not.toBe('secret');
    }
  });
});
