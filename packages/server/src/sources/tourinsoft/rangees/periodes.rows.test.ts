import { JOURS, periodeSchema } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { openDays } from '../../../catalogue/jours/jours.rules.ts';
import { interpret } from '../testing.ts';

const read = (valeur: unknown, autres = {}) => {
  const { document, avertissements } = interpret({ OUVERTURE: valeur }, [
    { champ: 'OUVERTURE', cible: 'periodes', ...autres },
  ]);
  for (const periode of document.ouverture.periodes) periodeSchema.parse(periode);
  return { ...document.ouverture, avertissements };
};
const jour = (debut: string, o1 = '', f1 = '', o2 = '', f2 = '') =>
  [debut, o1, f1, o2, f2].filter((m, i) => i > 0 || m !== '');

describe('opening rows in a string', () => {
  it('have dates, two pairs of hours, open days and closed days', () => {
    const { periodes } = read('01/01/2027|30/06/2027|08:00|12:00|14:00|18:00|Mardi$Mercredi|Lundi');
    expect(periodes).toEqual([
      {
        du: '2027-01-01',
        au: '2027-06-30',
        chaqueAnnee: false,
        regle: 'hebdomadaire',
        jours: ['mardi', 'mercredi'],
        creneaux: [
          { ouvre: '08:00', ferme: '12:00' },
          { ouvre: '14:00', ferme: '18:00' },
        ],
      },
    ]);
  });

  it.each(['01/06/2027<br>02/06/2027<br/>15/06/2027', '01/06/2027 <BR /> 02/06/2027<br>\n15/06/2027'])(
    'are dates apart where a page would break the line: %j',
    (valeur) => {
      const { periodes, avertissements } = read(valeur);
      const days = periodes.flatMap(({ du, dates }) => dates ?? [du]);
      expect(days).toEqual(['2027-06-01', '2027-06-02', '2027-06-15']);
      expect(avertissements).toEqual([]);
    },
  );

  it('are kept as said where they end before they begin, and open on no day', () => {
    const { periodes, avertissements } = read('01/07/2227|31/08/2027|10:00|18:00||||');
    expect(periodes).toMatchObject([
      { du: '2227-07-01', au: '2027-08-31', creneaux: [{ ouvre: '10:00', ferme: '18:00' }] },
    ]);
    expect(avertissements[0]?.message).toContain('gardée telle quelle');
    expect(openDays({ periodes, fermetures: [] }, { du: '2027-01-01', au: '2027-12-31' })).toEqual([]);
  });

  it('open half of a day for « Mardi soir »', () => {
    const [periode] = read('01/01/2027|30/06/2027|08:00|12:00|18:00|22:00|Mardi soir$Mercredi|').periodes;
    expect(periode?.jours).toEqual(['mardi', 'mercredi']);
    expect(periode?.creneaux).toEqual([
      { ouvre: '08:00', ferme: '12:00', jours: ['mercredi'] },
      { ouvre: '18:00', ferme: '22:00' },
    ]);
  });

  it('of seven columns end with the closed days', () => {
    const [periode] = read('01/01/2027|30/06/2027|09:00|12:30|14:00|18:00|Dimanche-Lundi').periodes;
    expect(periode).toMatchObject({ regle: 'sauf', jours: ['lundi', 'dimanche'] });
  });

  it('do not close at noon when the middle is empty', () => {
    const [periode] = read('01/01/2027|30/06/2027|10:00|||19:00|').periodes;
    expect(periode).toMatchObject({ regle: 'quotidien', creneaux: [{ ouvre: '10:00', ferme: '19:00' }] });
  });

  it('of an event end with remarks', () => {
    const [periode] = read('11/12/2027||11/12/2027||20:30||||Entrée par la cour||').periodes;
    expect(periode).toMatchObject({ creneaux: [{ ouvre: '20:30' }], note: { fr: 'Entrée par la cour' } });
  });

  it('are cut at double hashes too', () => {
    expect(read('11/12/2027|11/12/2027|20:30|||##12/12/2027|12/12/2027|15:00|||').periodes).toHaveLength(2);
  });

  it('close on public holidays when they say so', () => {
    expect(read('01/01/2027|31/12/2027|||||| Jours fériés$Lundi').fermetures).toContain('noel');
  });

  const semaine = ['09:00', '12:00', '14:00', '18:00'];
  const complet = [
    '01/01/2027',
    '30/06/2027',
    ...Array.from({ length: 6 }, () => semaine).flat(),
    '',
    '',
    '',
    '',
    'Dimanche',
  ];

  it('of thirty-one columns have the hours of each day', () => {
    const [periode] = read(complet.join('|')).periodes;
    expect(complet).toHaveLength(31);
    expect(periode).toMatchObject({
      regle: 'hebdomadaire',
      jours: JOURS.slice(0, 6),
      creneaux: [
        { ouvre: '09:00', ferme: '12:00' },
        { ouvre: '14:00', ferme: '18:00' },
      ],
    });
  });

  it('may repeat the names of the days', () => {
    const avecJours = [
      '01/01/2027',
      '30/06/2027',
      ...JOURS.flatMap((nom) => jour(nom, '10:00', '', '', nom === 'samedi' ? '20:00' : '19:00')),
      'jours_fermeture',
      '',
    ];
    const [periode] = read(avecJours.join('|')).periodes;
    expect(periode).toMatchObject({ regle: 'quotidien' });
    expect(periode?.creneaux).toContainEqual({ ouvre: '10:00', ferme: '20:00', jours: ['samedi'] });
  });

  it('without dates continue the row before', () => {
    const suite = ['', '', '20:00', '22:00', ...Array.from({ length: 26 }, () => ''), ''];
    const { periodes } = read(`${complet.join('|')}#${suite.join('|')}`);
    expect(periodes).toHaveLength(1);
    expect(periodes[0]?.creneaux).toContainEqual({ ouvre: '20:00', ferme: '22:00', jours: ['lundi'] });
  });

  it('whose date cannot be read are left out with what continues them', () => {
    const { periodes, avertissements } = read(
      '31/02/2027|05/03/2027|10:00|12:00||||#|||14:00|||#01/02/2027|03/02/2027|||||',
    );
    expect(periodes.map(({ du }) => du)).toEqual(['2027-02-01']);
    expect(avertissements[0]).toMatchObject({ chemin: 'OUVERTURE[0]', valeur: '31/02/2027' });
  });

  it('keep a day that nobody knows as a note', () => {
    const { periodes, avertissements } = read('01/01/2027|02/01/2027|||||Lundi$Pleine lune|');
    expect(periodes[0]).toMatchObject({ jours: ['lundi'], note: { fr: 'Pleine lune' } });
    expect(avertissements).toHaveLength(1);
  });

  it('repeated by a twin field are heard once', () => {
    const rangee = '01/01/2027|30/06/2027|09:00|12:00||||';
    const { document } = interpret({ A: rangee, B: rangee }, [
      { champ: 'A', cible: 'periodes' },
      { champ: 'B', cible: 'periodes' },
    ]);
    expect(document.ouverture.periodes).toHaveLength(1);
  });

  it('may come in an order of columns of their own', () => {
    const [periode] = read('Lundi|01/01/2027|03/01/2027|10h30', { colonnes: ['jours', 'du', 'au', 'ouvre1'] }).periodes;
    expect(periode).toMatchObject({ du: '2027-01-01', jours: ['lundi'], creneaux: [{ ouvre: '10:30' }] });
  });
});

describe('a list of days', () => {
  it('is one period of dates', () => {
    expect(read('18/10/2027 16/10/2027 17/10/2027').periodes).toEqual([
      {
        du: '2027-10-16',
        au: '2027-10-18',
        chaqueAnnee: false,
        regle: 'dates',
        dates: ['2027-10-16', '2027-10-17', '2027-10-18'],
        creneaux: [],
      },
    ]);
  });
});

describe('opening sub-tables', () => {
  const rangee = { ID: 12, Ordre: 1, SyndicObjectId: 'HOTXXX0990000001' };

  it('have hours of either writing', () => {
    const [a, b] = read([
      {
        ...rangee,
        Datedebut: '2027-01-01T00:00:00',
        Datefin: '2027-06-30T00:00:00',
        heuredebut1: 'PT10H30M',
        heurefin1: 'PT12H',
      },
      { ...rangee, Datededebut: '2027-07-01', Datedefin: '2027-08-31', heuredebut1: '10:30:00', heurefin1: '12:00:00' },
    ]).periodes;
    expect(a).toMatchObject({ du: '2027-01-01', au: '2027-06-30', creneaux: [{ ouvre: '10:30', ferme: '12:00' }] });
    expect(b).toMatchObject({ du: '2027-07-01', au: '2027-08-31', creneaux: [{ ouvre: '10:30', ferme: '12:00' }] });
  });

  it('have hours of each day', () => {
    const [periode] = read([
      {
        ...rangee,
        Datedebut: '2027-01-01',
        Datefin: '2027-06-30',
        lundiheuredebut1: '10:00:00',
        lundiheurefin1: '12:00:00',
        mardiheuredebut1: '10:00:00',
        mardiheurefin1: '12:00:00',
      },
    ]).periodes;
    expect(periode).toMatchObject({
      regle: 'hebdomadaire',
      jours: ['lundi', 'mardi'],
      creneaux: [{ ouvre: '10:00', ferme: '12:00' }],
    });
  });

  it.each([
    ['FREQ=WEEKLY;BYDAY=TU,MO', { regle: 'hebdomadaire', jours: ['lundi', 'mardi'] }],
    ['FREQ=DAILY', { regle: 'quotidien' }],
    ['FREQ=MONTHLY;BYDAY=1SU,-1SU', { regle: 'mensuel', jours: ['dimanche'], rangs: [1, -1] }],
    [
      'RRULE:FREQ=WEEKLY;BYDAY=SA;UNTIL=20271231T000000Z',
      { regle: 'hebdomadaire', jours: ['samedi'], au: '2027-12-31' },
    ],
  ])('come back by %s', (Reglederecurrence, attendu) => {
    expect(read([{ ...rangee, Datedebut: '2027-01-01', Reglederecurrence }]).periodes[0]).toMatchObject(attendu);
  });

  it('keep a rule that cannot be said as a note', () => {
    const { periodes, avertissements } = read([
      {
        ...rangee,
        Datedebut: '2027-01-01',
        Datefin: '2027-02-01',
        Reglederecurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
      },
    ]);
    expect(periodes[0]?.note?.fr).toContain('INTERVAL=2');
    expect(avertissements).toHaveLength(1);
  });
});
