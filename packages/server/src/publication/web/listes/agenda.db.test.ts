import { type Creneau, documentVide, type SourceObjet } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { colonnesDe } from '../../../catalogue/colonnes.rules.ts';
import { ouverture, periode } from '../../../catalogue/testing/ouvertures.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { configPubliee } from '../configuration/config.repository.ts';
import { compose } from '../pages/compose.ts';
import { sortieDeListe } from '../sorties/liste.ts';
import { officeEnLigne } from '../testing/site.ts';
import { createDecomptes } from './decomptes.ts';
import { names, page } from './testing/liste.ts';

const world = useWorld();
const AUJOURD_HUI = '2026-11-15';
const atHour = (heure: string) => new Date(`${AUJOURD_HUI}T${heure}:00+01:00`);
const source: SourceObjet = { identifiant: '', autresIdentifiants: [], etat: 'publie' };

type Jours = readonly (readonly [jour: string, ...creneaux: Creneau[]])[];

/** An objet that takes place or opens on these days, with the columns that an import works out. */
function objet(typeBridge: 'evenement' | 'restaurant', nom: string, ...jours: Jours) {
  const document = {
    ...documentVide(),
    typeBridge,
    nom: { fr: nom },
    ouverture: ouverture(jours.map(([jour, ...creneaux]) => periode({ du: jour, au: jour, creneaux }))),
  };
  const columns = colonnesDe(document, source, { aujourdhui: AUJOURD_HUI, langues: ['fr'] });
  const { prochaine_date, derniere_date, premiere_date, seances, faits } = columns;
  const dates = { prochaine_date, derniere_date, premiere_date, jours: columns.jours, indexe_le: AUJOURD_HUI };
  return { colonnes: { nom, type_bridge: typeBridge, ...dates, faits, seances: [...seances] }, document };
}
const event = (nom: string, ...jours: Jours) => objet('evenement', nom, ...jours);

describe('an agenda', () => {
  it('shows the days that come, and no list shows a past event', async () => {
    const office = await officeEnLigne(world());
    const soir = { ouvre: '18:30' };
    await office.objets(
      event('Passé', ['2026-11-01', soir]),
      event('Dimanche', ['2026-11-22', soir]),
      event('Samedi', ['2026-11-10', soir], ['2026-11-21', soir]),
      { colonnes: { nom: 'Auberge' } },
    );
    const list = await office.liste();
    expect(names(await page(office, list.code))).toEqual(['Auberge', 'Dimanche', 'Samedi']);
    const agenda = await office.liste({ vue: 'agenda' });
    const shown = await page(office, agenda.code);
    expect(names(shown)).toEqual(['Samedi', 'Dimanche']);
    expect(shown.jours.map(({ titre }) => titre)).toEqual(['Samedi 21 novembre 2026', 'Dimanche 22 novembre 2026']);
    expect(shown.elements[0]?.date).toMatchObject({ numero: '21', iso: '2026-11-21T17:30:00.000Z' });
    const window = await office.liste({ vue: 'agenda', fenetre: 'aujourdhui' });
    expect((await page(office, window.code)).total).toBe(0);
  });

  it('shows the events of a day by their hours, and what is over today at its next day, from the end of its time on', async () => {
    const office = await officeEnLigne(world());
    await office.objets(
      event('Visite', [AUJOURD_HUI, { ouvre: '10:00', ferme: '12:00' }], ['2026-11-22', { ouvre: '10:00' }]),
      event('Bal', ['2026-11-22', { ouvre: '21:00' }]),
      event('Concert', [AUJOURD_HUI, { ouvre: '18:00' }]),
      event('Messe', [AUJOURD_HUI, { ouvre: '08:00', ferme: '09:00' }]),
      event('Fête', ['2026-11-22']),
    );
    const { code } = await office.liste({ vue: 'agenda', parPage: 3 });
    let now = world().now;
    // The order is kept from one page to the next.
    const decomptes = createDecomptes({ now: () => now });
    const at = async (heure: string, requete: string) => {
      now = atHour(heure);
      const demande = { genre: 'liste', code: String(code), requete: new URLSearchParams(requete) } as const;
      const memoire = { config: configPubliee, decomptes: decomptes.open() };
      const reponse = await compose(office.db, { ...office.visite(), at: now }, demande, memoire);
      if (reponse.genre !== 'page' || reponse.aRendre.page.genre !== 'liste') throw new Error(reponse.genre);
      const { elements, jours } = reponse.aRendre.page;
      const nomOf = (id: number) => elements.find((element) => element.id === id)?.nom;
      return { perime: reponse.perime.toISOString(), jours: jours.map((jour) => jour.elements.map(nomOf)) };
    };
    const [noon, midnight] = ['2026-11-15T11:00:00.000Z', '2026-11-15T23:00:00.000Z'];
    expect(await at('11:59', '')).toEqual({ perime: noon, jours: [['Visite', 'Concert', 'Messe']] });
    expect(await at('11:59', 'page=2')).toEqual({ perime: noon, jours: [['Fête', 'Bal']] });
    const sortie = await sortieDeListe(
      office.db,
      { ...office.visite(), at: now },
      { code: String(code), format: 'json', requete: new URLSearchParams() },
    );
    expect(sortie?.perime.toISOString()).toBe(noon);
    expect(await at('12:00', '')).toEqual({ perime: midnight, jours: [['Concert', 'Messe'], ['Fête']] });
    expect(await at('12:00', 'page=2')).toEqual({ perime: midnight, jours: [['Visite', 'Bal']] });
  });
});

describe('a page', () => {
  it('holds until a time of an event that it shows is over, and is not made anew when its places close', async () => {
    const office = await officeEnLigne(world());
    const matin = { ouvre: '10:00', ferme: '12:00' };
    const ids = await office.objets(
      event('Visite', [AUJOURD_HUI, matin], ['2026-11-22', matin]),
      objet('restaurant', 'Auberge', [AUJOURD_HUI, matin]),
    );
    await office.fiche({ similaires: false });
    const perimes = ids.map(async (id) => {
      const visite = { ...office.visite(), at: atHour('11:00') };
      const reponse = await compose(office.db, visite, { genre: 'fiche', objet: id });
      return reponse.genre === 'page' ? reponse.perime.toISOString() : reponse.genre;
    });
    expect(await Promise.all(perimes)).toEqual(['2026-11-15T11:00:00.000Z', '2026-11-15T23:00:00.000Z']);
  });
});
