import { filtre as filtreResource, moteur as moteurResource, type RecordOf } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { parseContenu } from '../../../composition/record.rules.ts';
import type { Comptes } from './facettes.repository.ts';
import { readEtat } from './filtre.rules.ts';
import { moteurRendu } from './moteur.rules.ts';

const NOTED = { creeLe: '2026-11-01T10:00:00.000Z', modifieLe: '2026-11-01T10:00:00.000Z' };
const quand: RecordOf<typeof filtreResource> = parseContenu(filtreResource, {
  id: 1,
  version: 1,
  contenu: { ...NOTED, nom: 'Quand', code: 'quand', cible: 'dates', libelle: { fr: 'Quand' } },
});
const moteur = parseContenu(moteurResource, {
  id: 1,
  version: 1,
  contenu: { ...NOTED, nom: 'Moteur', code: 'moteur', filtres: [{ filtre: 1, libelle: {}, replie: false }] },
});

function renduDe(saved: typeof quand, query: string, comptes: Comptes = new Map()) {
  const filtre = { ...saved, champLu: null };
  const offre = { filtres: [filtre], tris: ['nom'], texte: true, guide: false, types: [] };
  const etat = readEtat(new URLSearchParams(query), offre);
  const lecteur = { langue: 'fr', parDefaut: 'fr' } as const;
  const scene = {
    moteur,
    enregistres: [filtre],
    filtres: [filtre],
    noms: new Map(),
    comptes,
    communes: [],
    types: [],
    objets: [],
    total: 0,
  };
  return moteurRendu({ ...scene, etat, lecteur, jour: '2026-11-15', chemin: '/fr/agenda' });
}

const asked = (query: string) => renduDe(quand, query);

describe('the dates of an engine', () => {
  const shortcuts = (query: string) => {
    const question = asked(query).filtres[0]?.question;
    return question?.genre === 'dates' ? question.raccourcis : [];
  };

  it('are told once by the form: another period takes the place of the one that is asked', () => {
    expect(shortcuts('quand=demain').filter(({ actif }) => actif)).toMatchObject([{ slug: 'demain' }]);
    expect(asked('quand=demain&tri=nom').gardes).toEqual([{ nom: 'tri', valeur: 'nom' }]);
  });

  it('keep a period that an address alone asks for', () => {
    expect(shortcuts('').map(({ libelle }) => libelle)).toEqual([
      'Aujourd’hui',
      'Demain',
      'Ce week-end',
      'Dans les 7 jours',
      'Cette semaine',
      'Ce mois-ci',
    ]);
    const kept = shortcuts('quand=a-venir');
    expect(kept).toHaveLength(7);
    expect(kept.at(-1)).toMatchObject({ slug: 'a-venir', actif: true, href: '/fr/agenda' });
    expect(kept.at(-1)?.libelle).not.toBe('');
  });
});

describe('a slider', () => {
  const shown = (changes: Partial<typeof quand>) => renduDe({ ...quand, widget: 'curseur', ...changes }, '').filtres[0];

  it('is for numbers: what is no number keeps its boxes', () => {
    expect(shown({ cible: 'prix', min: 0, max: 200 })?.presentation).toBe('curseur');
    expect(shown({ cible: 'distance' })?.presentation).toBe('curseur');
    expect(shown({ cible: 'dates' })?.presentation).toBe('cases');
  });

  it('of a distance goes as far as the filter says, and as addresses may ask', () => {
    expect(shown({ cible: 'distance' })?.question).toMatchObject({ min: 1, max: 100 });
    expect(shown({ cible: 'distance', min: 0, max: 30 })?.question).toMatchObject({ min: 1, max: 30 });
    expect(shown({ cible: 'distance', max: 5_000 })?.question).toMatchObject({ max: 200 });
  });
});

describe('a filter of one box', () => {
  const boxed = (...communes: string[]) => {
    const filtre = parseContenu(filtreResource, {
      id: 1,
      version: 1,
      contenu: {
        ...NOTED,
        nom: 'Commune',
        code: 'commune',
        cible: 'commune',
        widget: 'bascule',
        libelle: { fr: 'Commune' },
        choix: communes.map((nom) => ({ valeurs: [nom], libelle: {}, slug: nom.toLowerCase(), picto: null })),
      },
    });
    const comptes = new Map([['commune', new Map([['auray', 3]])]]);
    return renduDe(filtre, '', comptes).filtres[0];
  };

  it('is one where it has one choice', () => {
    expect(boxed('Auray')).toMatchObject({ presentation: 'bascule', question: { choix: [{ slug: 'auray' }] } });
  });

  it('is a list of boxes where it has several, even when all but one are hidden for want of objets', () => {
    expect(boxed('Auray', 'Carnac')).toMatchObject({ presentation: 'cases', question: { choix: [{ slug: 'auray' }] } });
  });
});
