import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { Cadreur } from '../../catalogue/photos/cadrage.ts';
import { temporaryFolder } from '../../platform/db/testing/temp-folder.ts';
import { bringImages, type ImagesDependencies } from './images.ts';

it('a photo of an objet is printed as people cut it for that shape', async () => {
  const zone = { x: 0.5, y: 0, largeur: 0.5, hauteur: 1 };
  const partDe = vi.fn<ImagesDependencies['originaux']['partDe']>(async () => zone);
  const cropForPaper = vi.fn<Cadreur['cropForPaper']>(async () => ({ contenu: Buffer.from('coupée'), largeur: 600 }));
  const dossier = await temporaryFolder();
  const dependencies: ImagesDependencies = {
    originaux: { fileOf: async () => ({ fichier: 'source.jpg', relayee: false }), partDe },
    reserve: {
      read: async () => null,
      a: async () => false,
      chemin: String,
      keep: async () => {},
      adopter: async () => {},
    },
    cadreur: { cropForPaper, assemble: async () => Buffer.alloc(0) },
    outside: { read: () => Promise.reject(new Error('nothing is outside')) },
    readMedia: async () => null,
  };
  const photo = { nom: 'images/p7-m3-60.jpg', genre: 'photo', objet: 7, empreinte: 'm3_aabbccddeeff' } as const;
  const room = { largeur: 60, ratio: 1.5 };
  const { absentes } = await bringImages(dependencies, {
    ...{ dossier, canal: 'impression', quadri: false, resolution: 300, qui: 'personne' },
    demandes: [{ ...photo, room, quoi: 'Le lac' }],
  });
  expect(absentes.size).toBe(0);
  expect(partDe).toHaveBeenCalledWith(expect.objectContaining({ objet: 7, empreinte: photo.empreinte }), '1500/1000');
  expect(cropForPaper).toHaveBeenCalledWith('personne', 'source.jpg', expect.objectContaining({ zone, ratio: 1.5 }));
  expect(await readFile(join(dossier, photo.nom), 'utf8')).toBe('coupée');
});
