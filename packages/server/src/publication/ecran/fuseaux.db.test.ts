import type { Manifeste } from '@bridge/contract';
import { beforeAll, expect, it } from 'vitest';
import { manifesteDEssai, slide } from '../../areas/display/testing/ecrans.ts';
import { createMedia } from '../../areas/mediatheque/testing/depot.ts';
import { jpeg } from '../../areas/mediatheque/testing/fichiers.ts';
import { ouverture, periode } from '../../catalogue/testing/ouvertures.ts';
import { useWorld } from '../../testing/use-world.ts';
import { annonceVendue } from './testing/annonces.ts';
import { createEcran, pairedWith, vitrine } from './testing/poste.ts';

/** The same diaporama on screens in three time zones: hours are those of each. */
const world = useWorld();
const manifestes = new Map<string, Manifeste>();
const FUSEAUX = ['Europe/Paris', 'Indian/Reunion', 'Pacific/Tahiti'];
let essai: Manifeste;

beforeAll(async () => {
  const scene = await vitrine(world());
  const { person, entiteId, ref, objets, gabarit } = scene;
  const marche = periode({ du: '2026-11-16', au: '2026-11-16', creneaux: [{ ouvre: '10:00', ferme: '12:00' }] });
  await objets({
    colonnes: {
      nom: 'Marché',
      type_bridge: 'evenement',
      jours: '{[2026-11-16,2026-11-16]}',
      derniere_date: '2026-11-16',
    },
    document: { nom: { fr: 'Marché' }, typeBridge: 'evenement', ouverture: ouverture([marche]) },
  });
  const { espace } = await annonceVendue(world(), entiteId, { du: '2026-11-14', au: '2026-11-20' });
  const sequence = [
    slide('agenda', { selection: ref }),
    slide('objets', { selection: ref }),
    slide('annonce', { espace }),
    slide('compte', { titre: { fr: 'Feu d’artifice' }, jour: '2026-11-20', heure: '22:00' }),
    slide('texte', { titre: { fr: 'Pendant le marché' }, pendant: ref }),
  ];
  const media = await createMedia(world(), scene.admin, await jpeg(), {
    entiteId,
    droits: { du: null, au: '2026-12-24' },
  });
  const around = { bandeau: 'bas', logo: media.id, secoursMedia: media.id, secoursTexte: { fr: 'Fermé' }, majApres: 6 };
  const { diaporama } = await vitrine(world(), { sequence, ...around }, scene);
  for (const fuseau of FUSEAUX) {
    const ecran = await createEcran(person, { diaporama: diaporama.id, fuseau, marcheDe: '08:00', marcheA: '20:00' });
    manifestes.set(fuseau, await (await pairedWith(world(), person, ecran)).manifeste());
    if (fuseau === 'Indian/Reunion')
      essai = await manifesteDEssai(person, gabarit.id, { sequence }, { ecran: ecran.id, jour: '2026-11-16' });
  }
});

const slides = (manifeste: Manifeste | undefined) => manifeste?.programmes[0]?.sequence ?? [];
/** A fact about a slide, for each screen in order. */
const partout = <T>(genre: string, of: (one: ReturnType<typeof slides>[number]) => T) =>
  FUSEAUX.map(
    (fuseau) =>
      slides(manifestes.get(fuseau))
        .filter((one) => one.genre === genre)
        .map(of)[0],
  );

it('what takes place leaves at the hour of the place, and the day is over with it', () => {
  expect(partout('agenda', ({ vues }) => vues[0]?.fin)).toEqual([
    ...['2026-11-16T11:00:00.000Z', '2026-11-16T08:00:00.000Z', '2026-11-16T22:00:00.000Z'],
  ]);
  expect(partout('objets', ({ vues }) => vues[0]?.fin)).toEqual([
    ...['2026-11-16T23:00:00.000Z', '2026-11-16T20:00:00.000Z', '2026-11-17T10:00:00.000Z'],
  ]);
  expect(partout('texte', ({ fenetres }) => fenetres?.[0]?.debut)).toEqual([
    ...['2026-11-16T09:00:00.000Z', '2026-11-16T06:00:00.000Z', '2026-11-16T20:00:00.000Z'],
  ]);
});

it('an annonce has the days of the place, and a countdown its hour', () => {
  expect(partout('annonce', ({ vues }) => vues[0]?.debut)).toEqual([
    ...['2026-11-13T23:00:00.000Z', '2026-11-13T20:00:00.000Z', '2026-11-14T10:00:00.000Z'],
  ]);
  expect(partout('compte', ({ vues }) => vues[0]?.vif)).toMatchObject([
    { cible: '2026-11-20T21:00:00.000Z' },
    { cible: '2026-11-20T18:00:00.000Z' },
    { cible: '2026-11-21T08:00:00.000Z' },
  ]);
});

it('a picture whose rights end leaves the band and the secours with the day of the place', () => {
  const there = manifestes.get('Indian/Reunion');
  const [programme] = there?.programmes ?? [];
  expect(programme?.bandeau?.html.fr).toContain('<img');
  expect(programme?.bandeau?.ensuite).toMatchObject({
    des: '2026-12-24T20:00:00.000Z',
    html: { fr: expect.not.stringContaining('<img') },
  });
  expect(there?.secours.medias).toHaveLength(1);
  expect(there?.secours.ensuite).toMatchObject({
    des: '2026-12-24T20:00:00.000Z',
    html: expect.stringContaining('Fermé'),
  });
  expect(there?.secours.majApres).toBe(6);
});

it('a preview for a screen has its hours too, those that it is on included', () => {
  expect(essai.ecran.marche).toEqual({ jours: [], de: '08:00', a: '20:00' });
  expect(slides(essai).find(({ genre }) => genre === 'agenda')?.vues[0]?.fin).toBe('2026-11-16T08:00:00.000Z');
  expect(essai.ecran.fuseau).toBe('Indian/Reunion');
});
