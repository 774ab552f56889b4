import { documentVide, type Media, titleOfItem } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { heureLue, horairesATaper, horairesFaux, horairesTapes, PERIODES, periodesPerdues } from './horaires.rules.ts';
import { photosATaper, photosCachees, photosTapees } from './photos.rules.ts';
import { prixLu, tarifsATaper, tarifsFaux, tarifsTapes } from './tarifs.rules.ts';

const { ouverture, tarifs } = documentVide();

describe('hours', () => {
  const PERIODE = {
    du: '2026-04-01',
    au: '2026-09-30',
    chaqueAnnee: false,
    regle: 'hebdomadaire' as const,
    jours: ['samedi', 'dimanche'] as const,
    creneaux: [
      { ouvre: '09:00', ferme: '12:00' },
      { ouvre: '14:00', ferme: '18:30' },
    ],
  };

  it('come back as they were when nothing is typed', () => {
    const source = {
      ...ouverture,
      periodes: [{ ...PERIODE, jours: [...PERIODE.jours] }],
      texte: { fr: 'Sur réservation' },
    };
    expect(horairesTapes(horairesATaper(source), source)).toEqual(source);
  });

  it('say on which days rather than on which not, and which periods cannot be typed', () => {
    const sauf = { ...PERIODE, regle: 'sauf' as const, jours: ['lundi' as const] };
    const dates = { ...PERIODE, regle: 'dates' as const, jours: [], dates: ['2026-05-01'] };
    const source = { ...ouverture, periodes: [sauf, dates] };
    expect(horairesATaper(source).periodes[0]?.jours).toHaveLength(6);
    expect(periodesPerdues(source)).toBe(1);
  });

  it('are typed as people write them', () => {
    expect(['9h', '9h30', '09:30', '24:00', '7 h 05'].map(heureLue)).toEqual([
      '09:00',
      '09:30',
      '09:30',
      '24:00',
      '07:05',
    ]);
    expect(['25:00', 'midi', '9:7'].map(heureLue)).toEqual([null, null, null]);
  });

  it('are told wrong where they are', () => {
    const [line] = horairesATaper({ ...ouverture, periodes: [{ ...PERIODE, jours: [] }] }).periodes;
    if (!line) throw new Error('no line');
    expect(horairesFaux({ periodes: [{ ...line, ouvre: 'midi', au: '2026-01-01' }] })).toEqual({
      '0.ouvre': 'Une heure comme 09:30.',
      '0.au': 'La fin précède le début.',
    });
    expect(horairesFaux({ periodes: [{ ...line, chaqueAnnee: true, du: null }] })).toHaveProperty(['0.du']);
  });

  it('close after they open, or at the end of the night', () => {
    const [line] = horairesATaper({ ...ouverture, periodes: [{ ...PERIODE, jours: [] }] }).periodes;
    if (!line) throw new Error('no line');
    const wrong = (ouvre: string, ferme: string) =>
      Object.keys(horairesFaux({ periodes: [{ ...line, ouvre, ferme }] }));
    expect(wrong('12h', '11h')).toEqual(['0.ferme']);
    expect([wrong('22:00', '02:00'), wrong('18:00', '24:00'), wrong('23:00', '7h')]).toEqual([[], [], []]);
    expect(horairesFaux({ periodes: [{ ...line, rouvre: '18:00', referme: '14:00' }] })).toHaveProperty(['0.referme']);
  });

  it('are called by their dates, days and hours', () => {
    const [line] = horairesATaper({ ...ouverture, periodes: [{ ...PERIODE, jours: [...PERIODE.jours] }] }).periodes;
    expect(titleOfItem(PERIODES, line, {})).toBe(
      'Du 1er avril au 30 septembre 2026, le samedi et le dimanche, de 9\u00a0h à 12\u00a0h et de 14\u00a0h à 18\u00a0h\u00a030',
    );
  });
});

describe('prices', () => {
  const adulte = { schema: 'lei:x', code: '12', libelle: { fr: 'Adulte', en: 'Adult' } };
  const source = {
    ...tarifs,
    mode: 'payant' as const,
    lignes: [{ libelle: adulte, min: 12, max: 12, devise: 'EUR' }],
    paiements: [{ schema: 'lei:p', code: 'cb', libelle: { fr: 'Carte' } }],
  };

  it('come back as they were when nothing is typed', () => {
    expect(tarifsTapes(tarifsATaper(source), source)).toEqual(source);
  });

  it('keep the words of the source where the name is the same, and are new ones elsewhere', () => {
    const typed = tarifsATaper(source);
    const [line] = typed.lignes;
    if (!line) throw new Error('no line');
    const lignes = [
      { ...line, min: '14' },
      { ...line, libelle: 'Menu du lac', min: '20', max: '26', note: 'Le midi' },
    ];
    expect(tarifsTapes({ ...typed, mode: '', lignes }, source)).toEqual({
      lignes: [
        { libelle: adulte, min: 14, max: 14, devise: 'EUR' },
        {
          libelle: { schema: 'bridge:correction', code: 'menu-du-lac', libelle: { fr: 'Menu du lac' } },
          min: 20,
          max: 26,
          devise: 'EUR',
          note: { fr: 'Le midi' },
        },
      ],
      paiements: source.paiements,
    });
  });
});

describe('bounds of prices', () => {
  const adulte = { schema: 'lei:x', code: '12', libelle: { fr: 'Adulte' } };
  const avec = (bornes: { readonly min?: number; readonly max?: number }) => ({
    ...tarifs,
    lignes: [{ libelle: adulte, ...bornes, devise: 'EUR' }],
  });

  it('come back where they were', () => {
    for (const bornes of [{ min: 12 }, { min: 12.5, max: 20 }, { min: 12, max: 12 }, {}])
      expect(tarifsTapes(tarifsATaper(avec(bornes)), avec(bornes))).toEqual(avec(bornes));
    expect(tarifsATaper(avec({ max: 20 })).lignes).toMatchObject([{ min: '', max: '20' }]);
  });

  it('are typed as people write them', () => {
    expect(['12', '12,5', '1\u202f200.50\u00a0€'].map(prixLu)).toEqual([12, 12.5, 1200.5]);
    expect(['douze', '-3', '1.200', ''].map(prixLu)).toEqual([null, null, null, null]);
  });

  it('are told wrong where they are', () => {
    const [line] = tarifsATaper(avec({ min: 12 })).lignes;
    if (!line) throw new Error('no line');
    expect(tarifsFaux({ lignes: [{ ...line, min: 'gratuit' }] })).toEqual({ '0.min': 'Un prix comme 12,50.' });
    expect(tarifsFaux({ lignes: [{ ...line, min: '60', max: '20' }] })).toHaveProperty(['0.max']);
    expect(tarifsFaux({ lignes: [{ ...line, min: '', max: '20' }] })).toEqual({
      '0.min': 'Dites aussi le prix de départ.',
    });
    expect(tarifsFaux({ lignes: [line, { ...line, min: '', max: '' }, { ...line, min: '20', max: '60' }] })).toEqual(
      {},
    );
  });
});

describe('photos', () => {
  const photo = (cle: string, changes: Partial<Media> = {}): Media => ({
    cle,
    genre: 'image',
    url: `https://x.example/${cle}`,
    ...changes,
  });
  const SOURCE = [
    photo('a', { legende: { fr: 'Le lac', en: 'The lake' }, credit: 'Anne' }),
    photo('b'),
    photo('plan', { genre: 'plan' }),
  ];

  it('come back as they were when nothing is typed', () => {
    expect(photosTapees(photosATaper(SOURCE), SOURCE)).toEqual(SOURCE);
  });

  it('are put in order, hidden, and worded otherwise', () => {
    const typed = [
      { cle: 'b', legende: 'La rive', credit: '' },
      { cle: 'gone', legende: '', credit: '' },
    ];
    expect(photosTapees(typed, SOURCE)).toEqual([photo('b', { legende: { fr: 'La rive' } }), SOURCE[2]]);
    expect(photosCachees(SOURCE, typed).map(({ cle }) => cle)).toEqual(['a']);
  });
});
