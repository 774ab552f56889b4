import { documentVide } from '@bridge/contract';
import { expect, it } from 'vitest';
import { sharedDocument } from './fiche-partagee.rules.ts';

const DOCUMENT = {
  ...documentVide(),
  nom: { fr: 'Auberge du Lac' },
  contacts: [
    { genre: 'telephone', valeur: '01 00 00 00 00', role: 'public', personne: 'Claude Martin' },
    { genre: 'site', valeur: 'https://reserver.exemple.fr', role: 'reservation' },
    { genre: 'mobile', valeur: '06 00 00 00 00', role: 'proprietaire' },
    { genre: 'email', valeur: 'gestion@exemple.fr', role: 'gestionnaire' },
  ],
  medias: [
    { cle: 'mediatheque-7', genre: 'image', url: '/public/photos/1/0-m7_abc/1280-libre-sujet.webp', media: 7 },
    { cle: 'a', genre: 'image', url: 'https://photos.example/a.jpg' },
  ],
  champs: { surface: 120, 'telephone-prive': '06 11 11 11 11', inconnu: '06 22 22 22 22' },
} satisfies ReturnType<typeof documentVide>;
const OPEN = new Set(['surface']);

it('what is shared holds no person, no contact between professionals and no field that is not known to be public', () => {
  const shared = sharedDocument(DOCUMENT, OPEN);
  expect(shared).toMatchObject({ nom: { fr: 'Auberge du Lac' }, champs: { surface: 120 } });
  expect(shared.contacts).toEqual([
    { genre: 'telephone', valeur: '01 00 00 00 00', role: 'public' },
    { genre: 'site', valeur: 'https://reserver.exemple.fr', role: 'reservation' },
  ]);
  expect(Object.keys(shared.champs)).toEqual(['surface']);
  expect(shared.medias).toEqual([
    { cle: 'mediatheque-7', genre: 'image', url: '/public/photos/1/0-m7_abc/1280-libre-sujet.webp' },
    DOCUMENT.medias[1],
  ]);
});
