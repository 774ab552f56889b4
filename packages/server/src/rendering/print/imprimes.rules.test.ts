import { expect, it } from 'vitest';
import type { AnnonceImprimee } from './document/document.parties.ts';
import type { ImageDemandee } from './images.ts';
import { imprimesDe } from './imprimes.rules.ts';
import { documentDEssai, ficheDEssai, rubriqueDEssai } from './testing/document.ts';

const annonce = (cle: string, id: number, fichier: string | null): AnnonceImprimee => ({
  genre: 'annonce',
  cle,
  annonce: id,
  mention: 'Annonce',
  annonceur: 'Cycles',
  image: fichier === null ? null : { fichier, alternative: '', credit: null },
  titre: '',
  texte: '',
  url: '',
  pleinePage: true,
  taille: null,
});
// Only the number of the media is read.
const media = (nom: string, id: number) => ({ genre: 'media', nom, media: { id } }) as ImageDemandee;
const repere = (cle: string, page: number) => ({ cle, sorte: 'annonce' as const, page, x: 0, y: 0, fin: null });

it('tells the annonces and the médias of a document, and their pages where they are known', () => {
  const rubrique = rubriqueDEssai([ficheDEssai('f')]);
  const [groupe] = rubrique.groupes;
  const document = documentDEssai({
    parties: [
      annonce('a', 7, 'images/velo.jpg'),
      {
        ...rubrique,
        groupes: groupe ? [{ ...groupe, elements: [...groupe.elements, annonce('b', 7, 'images/velo.jpg')] }] : [],
      },
    ],
    complements: [annonce('c', 8, null), annonce('d', 9, 'images/perdue.jpg')],
  });
  const plan = { pages: 9, reperes: [repere('b', 6), repere('a', 3), repere('c', 8)] };
  const asked = [media('images/velo.jpg', 41), media('images/logo.svg', 42), media('images/perdue.jpg', 43)];
  expect(imprimesDe(document, plan, asked)).toEqual([
    { ressource: 'annonce', cible: 7, pages: [3, 6] },
    { ressource: 'annonce', cible: 8, pages: [8] },
    { ressource: 'media', cible: 41, pages: [3, 6] },
    { ressource: 'media', cible: 42, pages: [] },
    { ressource: 'media', cible: 43, pages: [] },
  ]);
});
