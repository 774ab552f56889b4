import { type Creneau, documentVide, type SourceObjet } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { colonnesDe } from '../../../catalogue/colonnes.rules.ts';
import { ouverture, periode } from '../../../catalogue/testing/ouvertures.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { compose } from '../pages/compose.ts';
import { officeEnLigne } from '../testing/site.ts';
import { names, page } from './testing/liste.ts';

const world = useWorld();
const AUJOURD_HUI = '2026-11-15';
const source: SourceObjet = { identifiant: '', autresIdentifiants: [], etat: 'publie' };

/** An event on these days, with the columns that an import works out. */
function event(nom: string, ...jours: readonly (readonly [jour: string, ...creneaux: Creneau[]])[]) {
  const document = {
    ...documentVide(),
    typeBridge: 'evenement' as const,
    nom: { fr: nom },
    ouverture: ouverture(jours.map(([jour, ...creneaux]) => periode({ du: jour, au: jour, creneaux }))),
  };
  const columns = colonnesDe(document, source, { aujourdhui: AUJOURD_HUI, langues: ['fr'] });
  const { prochaine_date, derniere_date, premiere_date, seances, faits } = columns;
  const dates = { prochaine_date, derniere_date, premiere_date, jours: columns.jours, indexe_le: AUJOURD_HUI };
  return { colonnes: { nom, type_bridge: 'evenement', ...dates, faits, seances: [...seances] }, document };
}

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
      event('Fête', ['2026-11-22']),
    );
    const { code } = await office.liste({ vue: 'agenda', parPage: 2 });
    const at = async (heure: string, requete: string) => {
      const visite = { ...office.visite(), at: new Date(`${AUJOURD_HUI}T${heure}:00+01:00`) };
      const demande = { genre: 'liste', code: String(code), requete: new URLSearchParams(requete) } as const;
      const reponse = await compose(office.db, visite, demande);
      if (reponse.genre !== 'page' || reponse.aRendre.page.genre !== 'liste') throw new Error(reponse.genre);
      const { elements, jours } = reponse.aRendre.page;
      const nomOf = (id: number) => elements.find((element) => element.id === id)?.nom;
      return { perime: reponse.perime.toISOString(), jours: jours.map((jour) => jour.elements.map(nomOf)) };
    };
    expect(await at('11:00', '')).toEqual({ perime: '2026-11-15T11:00:00.000Z', jours: [['Visite', 'Concert']] });
    expect(await at('11:00', 'page=2')).toMatchObject({ jours: [['Fête', 'Bal']] });
    expect(await at('12:00', '')).toEqual({ perime: '2026-11-15T23:00:00.000Z', jours: [['Concert'], ['Fête']] });
    expect(await at('12:00', 'page=2')).toMatchObject({ jours: [['Visite', 'Bal']] });
  });
});
