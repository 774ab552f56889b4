import { LANGUES } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { phrase } from './accessibilite.words.ts';
import { declarationDe, lienDAccessibilite, type SiteDeclare } from './declaration.rules.ts';

const unSite = (changes: Partial<SiteDeclare> = {}): SiteDeclare => ({
  accessibilite: 'partielle',
  accessibiliteTaux: 71.5,
  accessibiliteAuditeur: 'Cabinet <Clair>',
  accessibiliteManques: {},
  accessibiliteTests: {},
  accessibilitePlan: {},
  accessibiliteLe: '2026-09-01',
  accessibiliteOrganisme: 'Office & compagnie',
  accessibiliteContact: 'acces@ot.example',
  accessibiliteAutreContact: '04 00 00 00 00',
  ...changes,
});
const sans = { texte: '', langue: null };
const lue = {
  langue: 'fr',
  entite: 'Office du Val',
  adresse: 'https://malbrume.example',
  plan: sans,
  manques: sans,
  tests: sans,
} as const;

describe('the declaration of a site', () => {
  it('says who, in which state, since when, how to write, and whom to turn to', () => {
    const html = declarationDe(unSite(), lue) ?? '';
    for (const said of [
      'Office &amp; compagnie s’engage',
      'au site https://malbrume.example.',
      'partiellement conforme.',
      '71,5',
      'Cabinet &lt;Clair&gt;',
      '1er septembre 2026',
      'href="mailto:acces@ot.example"',
      '04 00 00 00 00',
      'https://formulaire.defenseurdesdroits.fr/',
      'Libre réponse 71120',
    ])
      expect(html).toContain(said);
  });

  it('keeps what its editors wrote without what could act, in the language that they wrote it in', () => {
    const manques = { texte: '<p onclick="x()">Les photos<script>x()</script></p>', langue: 'fr' } as const;
    const html = declarationDe(unSite(), { ...lue, langue: 'de', manques }) ?? '';
    expect(html).toContain('<div lang="fr"><p>Les photos');
    expect(html).not.toMatch(/onclick|<script/);
  });

  it('lists what is exempt even where all that must be accessible is, and names the entity where no body is named', () => {
    const manques = { texte: '<p>Les photos</p>', langue: null };
    const html = declarationDe(unSite({ accessibilite: 'totale', accessibiliteOrganisme: '' }), { ...lue, manques });
    expect(html).toContain('<h2>Contenus non accessibles</h2><div><p>Les photos');
    expect(html).toContain('Office du Val s’engage');
  });

  it('tells what is planned after what it commits to, and what was checked after what is not accessible', () => {
    const written = (texte: string) => ({ texte: `<p>${texte}</p>`, langue: null });
    const html = declarationDe(unSite(), {
      ...lue,
      ...{ plan: written('Schéma'), manques: written('Photos'), tests: written('Accueil') },
    });
    const titles = [...(html ?? '').matchAll(/<h2>(.*?)<\/h2>(<div>)?/g)].map(([, title, text]) => [title, !!text]);
    expect(titles).toEqual([
      ['Schéma pluriannuel et plan d’actions', true],
      ['État de conformité', false],
      ['Contenus non accessibles', true],
      ['Pages vérifiées, technologies et outils', true],
      ['Retour d’information et contact', false],
      ['Voies de recours', false],
    ]);
  });

  it.each([
    [99.96, '99,9'],
    [71.5, '71,5'],
    [0.7, '0,7'],
    [100, '100'],
  ])('a share of %s %% is told as %s, never as more', (taux, said) => {
    const html = declarationDe(unSite({ accessibiliteTaux: taux }), lue);
    expect(html).toMatch(new RegExp(`<p>${said}\\s% des critères`));
  });

  it.each(LANGUES)('whoever got no answer may turn to somebody too, as who got a poor one, in %s', (langue) => {
    const said: Readonly<Record<string, RegExp>> = {
      ...{ fr: /sans obtenir/, en: /got no/, de: /keine .* erhalten/, nl: /geen .* gekregen/, es: /no ha obtenido/ },
      ...{ it: /senza ottenere/, ru: /не получили/, zh: /未获得/, pt: /não obteve/, ja: /得られない/, ko: /받지 못한/ },
    };
    expect(phrase(langue, 'recours')).toMatch(said[langue] ?? /^$/);
  });

  it.each(LANGUES)('has all its sentences in %s, and leaves no blank in them', (langue) => {
    const text = { texte: '<p>…</p>', langue: null };
    const html = declarationDe(unSite(), { ...lue, langue, plan: text, manques: text, tests: text }) ?? '';
    expect(html).not.toContain('{}');
    const headings = html.match(/(?<=<h2>).*?(?=<)/g) ?? [];
    expect(headings).toHaveLength(6);
    if (langue !== 'fr') expect(headings).not.toContain('Pages vérifiées, technologies et outils');
    expect(lienDAccessibilite(unSite(), '/public/ot', langue)?.href).toBe(`/public/ot/${langue}/site/accessibilite`);
  });

  it('is absent, with its link, where the site declares nothing', () => {
    expect(declarationDe(unSite({ accessibilite: 'aucune' }), lue)).toBeNull();
    expect(lienDAccessibilite(unSite({ accessibilite: 'aucune' }), '', 'fr')).toBeNull();
    expect(lienDAccessibilite(unSite(), '', 'fr')?.libelle).toBe('Accessibilité\u00a0: partiellement conforme');
  });
});
