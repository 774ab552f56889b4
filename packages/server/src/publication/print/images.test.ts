import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { Cadreur } from '../../catalogue/photos/cadrage.ts';
import { temporaryFolder } from '../../platform/db/testing/temp-folder.ts';
import { bringImages, type ImagesDependencies } from './images.ts';

const PHOTO = { nom: 'images/p7-m3-60.jpg', genre: 'photo', objet: 7, empreinte: 'm3_aabbccddeeff' } as const;
const ROOM = { largeur: 60, ratio: 1.5 };

async function open({ relayee }: { readonly relayee: boolean }) {
  const zone = { x: 0.5, y: 0, largeur: 0.5, hauteur: 1 };
  const partDe = vi.fn<ImagesDependencies['originaux']['partDe']>(async () => zone);
  const cropForPaper = vi.fn<Cadreur['cropForPaper']>(async () => ({ contenu: Buffer.from('coupée'), largeur: 600 }));
  const keep = vi.fn(async () => {});
  const dossier = await temporaryFolder();
  const dependencies: ImagesDependencies = {
    originaux: { fileOf: async () => ({ fichier: 'source.jpg', relayee }), partDe },
    reserve: { read: async () => null, a: async () => false, chemin: String, keep, adopt: async () => {} },
    cadreur: { cropForPaper, assemble: async () => Buffer.alloc(0) },
    outside: { read: () => Promise.reject(new Error('nothing is outside')) },
    readMedia: async () => null,
  };
  const { absentes } = await bringImages(dependencies, {
    ...{ dossier, canal: 'impression', quadri: false, resolution: 300, qui: 'personne' },
    demandes: [{ ...PHOTO, room: ROOM, quoi: 'Le lac' }],
  });
  expect(absentes.size).toBe(0);
  expect(await readFile(join(dossier, PHOTO.nom), 'utf8')).toBe('coupée');
  return { zone, partDe, cropForPaper, keep };
}

it('a photo of an objet is printed as people cut it for that shape, and kept for the next document', async () => {
  const { zone, partDe, cropForPaper, keep } = await open({ relayee: false });
  expect(partDe).toHaveBeenCalledWith(expect.objectContaining({ objet: 7, empreinte: PHOTO.empreinte }), '1500/1000');
  expect(cropForPaper).toHaveBeenCalledWith('personne', 'source.jpg', expect.objectContaining({ zone, ratio: 1.5 }));
  expect(keep).toHaveBeenCalledOnce();
});

it('one that passes through is printed, and not kept', async () => {
  const { keep } = await open({ relayee: true });
  expect(keep).not.toHaveBeenCalled();
});
