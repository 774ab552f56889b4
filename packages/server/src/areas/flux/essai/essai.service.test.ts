import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { OutsideError } from '../../../platform/net/outside.error.ts';
import type { Outside } from '../../../platform/net/outside.types.ts';
import { SENT_TWICE } from '../../../sources/import/lecture/rejet.words.ts';
import type { FluxOuvert } from '../../../sources/import/run.ts';
import { type FicheEssai, type ReponseEssai, sourceEssai } from '../../../sources/import/testing/essai.source.ts';
import { tryFeed } from './essai.service.ts';

let dossier = '';
beforeEach(async () => {
  dossier = await mkdtemp(join(tmpdir(), 'bridge-essai-'));
});

function attempt(answer: ReponseEssai | Error | string) {
  const outside: Outside = {
    download: async (_request, { to }) => {
      if (answer instanceof Error) throw answer;
      await writeFile(to, typeof answer === 'string' ? answer : JSON.stringify(answer));
      const headers = { etag: undefined, lastModified: undefined, contentType: undefined };
      return { notModified: false, status: 200, bytes: 1, ...headers };
    },
    read: () => Promise.reject(new Error('nothing else is read')),
    close: async () => undefined,
  };
  // Tries a feed with this answer.
  const ouvert = { source: sourceEssai, flux: { taille: 4 }, fichier: null } as unknown as FluxOuvert;
  return tryFeed({ outside, dossier }, ouvert);
}

const fiches = (count: number): FicheEssai[] =>
  Array.from({ length: count }, (_, rang) => ({ id: `H${rang}`, nom: `Hôtel ${rang}` }));

describe('a feed that is tried', () => {
  it('tells how many records it has, and shows a few', async () => {
    const essai = await attempt({ fiches: fiches(12), total: 1_234 });
    expect(essai).toMatchObject({ reussi: true, total: 1_234, lus: 12, rejetes: 0, rejets: [] });
    expect(essai.exemples).toHaveLength(8);
    expect(essai.message).toMatch(/^1\s234 fiches dans le flux\. Toutes les fiches lues sont comprises\.$/u);
  });

  it('tells those that are not understood, and why', async () => {
    const essai = await attempt({ fiches: [...fiches(2), { id: 'X' }], total: 3 });
    expect(essai).toMatchObject({
      reussi: true,
      lus: 3,
      rejetes: 1,
      rejets: [{ identifiant: 'X', motif: 'La fiche n’a pas de nom.' }],
    });
    expect(essai.message).toContain('2 sur les 3 lues');
  });

  it('refuses the twins of a record, as the import will', async () => {
    const essai = await attempt({ fiches: [...fiches(2), ...fiches(2)], total: 4 });
    expect(essai).toMatchObject({
      lus: 4,
      rejetes: 2,
      rejets: [
        { identifiant: 'H0', motif: SENT_TWICE },
        { identifiant: 'H1', motif: SENT_TWICE },
      ],
    });
    expect(essai.exemples).toHaveLength(2);
  });

  it('tells of its warnings', async () => {
    const essai = await attempt({ fiches: [{ ...fiches(1)[0], id: 'A', doute: 'Commune inconnue.' }], total: 1 });
    expect(essai.message).toContain('1 avertissement\u00a0: l’aperçu et l’import à blanc le détaillent.');
  });

  it('has failed when none is understood, or none comes', async () => {
    expect(await attempt({ fiches: [{ id: 'X' }], total: 1 })).toMatchObject({ reussi: false, rejetes: 1 });
    expect(await attempt({ fiches: [], total: 0 })).toMatchObject({ reussi: false, lus: 0 });
  });

  it('stops early on a long answer', async () => {
    expect(await attempt({ fiches: fiches(900), total: 900 })).toMatchObject({ lus: 20, total: null, reussi: true });
  });

  it('answers what is wrong with its source, rather than failing', async () => {
    const unreachable = new OutsideError('tls', 'source.example', {});
    expect(await attempt(unreachable)).toMatchObject({ reussi: false, message: unreachable.message, lus: 0 });
    const cut = await attempt({ fiches: fiches(1), total: 3, coupee: true });
    expect(cut).toMatchObject({ reussi: false, message: 'La réponse s’arrête au milieu.' });
  });

  it('leaves nothing on disk', async () => {
    await attempt({ fiches: fiches(3), total: 3 });
    await attempt({ fiches: [], total: 3, coupee: true });
    expect(await readdir(dossier)).toEqual([]);
  });
});
