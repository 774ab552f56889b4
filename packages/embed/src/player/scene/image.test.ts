import { describe, expect, it } from 'vitest';
import { aDire } from '../regie.rules.ts';
import { PARCOURS_NEUF, suivant } from '../regle/parcours.rules.ts';
import { manifesteDe, programmeDe, slides } from '../testing/manifeste.ts';
import { imageDeSecours, imageDeVue } from './image.ts';

const DES = '2026-11-15T23:00:00.000Z';
const [before, after] = [Date.parse(DES) - 1, Date.parse(DES)];

describe('a picture whose rights are over', () => {
  it('leaves the band, which goes on without it', () => {
    const bandeau = {
      place: 'bas' as const,
      html: { fr: '<footer><img src="media:1"></footer>' },
      ensuite: { des: DES, html: { fr: '<footer></footer>' } },
    };
    const manifeste = manifesteDe([programmeDe(slides('a'), { bandeau })]);
    const at = { now: 0, chrono: 0, moment: { jour: '2026-11-15', heure: '10:00' }, montrable: () => true };
    const choix = suivant(manifeste, PARCOURS_NEUF, at)?.choix;
    if (!choix) throw new Error('nothing plays');
    expect(imageDeVue(manifeste, choix, before).bandeau?.html).toContain('<img');
    expect(imageDeVue(manifeste, choix, after).bandeau?.html).toBe('<footer></footer>');
  });

  it('leaves what is shown without network, which says its words', () => {
    const photo = 'a'.repeat(64);
    const manifeste = manifesteDe([programmeDe(slides('a'))]);
    const secours = { ...manifeste.secours, html: `<img src="media:${photo}">`, medias: [photo] };
    const ended = { ...manifeste, secours: { ...secours, ensuite: { des: DES, html: '<p>Office fermé</p>' } } };
    const here = new Set([photo]);
    expect(imageDeSecours(ended, here, before).medias).toEqual([photo]);
    expect(imageDeSecours(ended, here, after)).toMatchObject({ html: '<p>Office fermé</p>', medias: [] });
  });
});

it('the age of the content is said beyond the limit that was set, a day where none was', () => {
  const manifeste = manifesteDe([programmeDe(slides('a'))]);
  const heures = (count: number) => count * 3_600_000;
  const said = (majApres: number | undefined, age: number, dateDeMaj = true) =>
    aDire(
      { ...manifeste, secours: { ...manifeste.secours, dateDeMaj, ...(majApres && { majApres }) } },
      1,
      1 + heures(age),
    );
  expect([said(6, 5), said(6, 7), said(72, 48), said(72, 73)]).toEqual([null, 1, null, 1]);
  expect([said(undefined, 23), said(undefined, 25), said(6, 7, false)]).toEqual([null, 1, null]);
});
