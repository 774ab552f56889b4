import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EcritureApidae } from '@bridge/contract';
import { expect, onTestFinished } from 'vitest';
import { ApidaeDEssai } from '../../../areas/reglages/ecritures/testing/apidae.ts';
import type { Exploitant } from '../../../sources/testing/exploitant.ts';

const ENTITE = { nom: 'Office', code: 'office' };
const LIGNES = '/api/reglages/apidaeEcritures?itemsPerPage=100';

interface Corrections {
  /** What a server is told of this Apidae. */
  readonly environment: { readonly APIDAE_URL: string; readonly INTRANET_HOSTS: string };
  /** Brings the records in, before any others. */
  prepare(admin: Exploitant): Promise<void>;
  /** Corrects each record, and asks for its writing. */
  ask(admin: Exploitant): Promise<void>;
  /** How many corrections are not written yet, as far as the server knows. */
  waiting(admin: Exploitant): Promise<number>;
  /** Waits until all is written: each record once, with its correction. */
  expectWritten(admin: Exploitant): Promise<void>;
}

/** The time that a write takes, in milliseconds: servers die in the middle of some. */
const LENTEUR = 150;

/** Records of Apidae that somebody corrects there. `lenteur`: the time that a write takes now, in milliseconds. */
export async function openCorrections(
  dataDir: string,
  objets: number,
  timeout: number,
  lenteur = () => LENTEUR,
): Promise<Corrections> {
  const apidae = await ApidaeDEssai.open();
  onTestFinished(() => apidae.close());
  apidae.lenteur = lenteur;
  const fiches = Array.from({ length: objets }, (_, n) => ({
    ...{ type: 'RESTAURATION', id: 5_000 + n, state: 'PUBLISHED', nom: { libelleFr: `Auberge ${n}` } },
    presentation: { descriptifCourt: { libelleFr: `Texte ${n}.`, libelleEn: `Text ${n}.` } },
  }));
  for (const fiche of fiches) apidae.fiches.set(fiche.id, structuredClone(fiche));
  await mkdir(join(dataDir, 'flux', 'commun'), { recursive: true });
  await writeFile(join(dataDir, 'flux', 'commun', 'retour.json'), JSON.stringify(fiches));

  const etats = async (admin: Exploitant) => {
    const { items: lignes } = await admin.call<{ items: EcritureApidae[] }>('GET', LIGNES);
    return lignes.map(({ etat }) => etat);
  };
  let config = 0;
  let connus: readonly { readonly id: number }[] = [];
  return {
    environment: { APIDAE_URL: apidae.url, INTRANET_HOSTS: apidae.hote },
    async prepare(admin) {
      await admin.enableImports();
      const { id: entiteId } = await admin.call<{ id: number }>('POST', '/api/dnsit_entities', ENTITE);
      const feed = { nom: 'Retour', origine: 'fichier', depot: 'commun/retour.json', entiteId };
      const flux = await admin.createFeed('apidae', feed);
      const { importation } = await admin.importNow('apidae', flux);
      expect(await admin.ended(importation, timeout)).toMatchObject({ etat: 'terminee' });
      const made = await admin.call<{ id: number }>('POST', '/api/reglages/apidaeWriteConfiguration', {
        ...{ nom: 'Écriture', actif: true, projet: '77', skipValidation: true, ...apidae.client, entiteId },
        correspondance: [{ champ: 'resume', chemin: 'presentation.descriptifCourt' }],
      });
      config = made.id;
      connus = (await admin.call<{ items: { id: number }[] }>('GET', '/api/catalogue?itemsPerPage=100')).items;
      expect(connus).toHaveLength(objets);
    },
    async ask(admin) {
      for (const { id } of connus) {
        const texte = { champ: 'resume', langue: 'fr', valeur: `Corrigé ${id}.` };
        await admin.call('PUT', `/api/catalogue/${id}/textes`, texte);
        await admin.call('POST', `/api/catalogue/${id}/ecritures`, { config, mode: 'MODIFICATION' });
      }
    },
    waiting: async (admin) => (await etats(admin)).filter((etat) => etat !== 'ecrite').length,
    async expectWritten(admin) {
      const found = async () => [...new Set(await etats(admin))];
      await expect.poll(found, { timeout, interval: 500 }).toEqual(['ecrite']);
      expect([...apidae.ecrites.values()]).toEqual(fiches.map(() => 1));
      for (const { id } of fiches)
        expect(apidae.texte(id, 'presentation.descriptifCourt')).toMatchObject({
          libelleFr: expect.stringMatching(/^Corrigé/),
          libelleEn: `Text ${id - 5_000}.`,
        });
    },
  };
}
