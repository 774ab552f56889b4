import { LANGUES } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { declarationDe, lienDAccessibilite, type SiteDeclare } from './declaration.rules.ts';

const unSite = (changes: Partial<SiteDeclare> = {}): SiteDeclare => ({
  accessibilite: 'partielle',
  accessibiliteTaux: 71.5,
  accessibiliteAuditeur: 'Cabinet <Clair>',
  accessibiliteManques: {},
  accessibiliteLe: '2026-09-01',
  accessibiliteOrganisme: 'Office & compagnie',
  accessibiliteContact: 'acces@ot.example',
  accessibiliteAutreContact: '04 00 00 00 00',
  ...changes,
});
const sans = { texte: '', langue: null };
const lue = { langue: 'fr', titre: 'Malbrume', manques: sans } as const;

describe('the declaration of a site', () => {
  it('says who, in which state, since when, how to write, and whom to turn to', () => {
    const html = declarationDe(unSite(), lue) ?? '';
    for (const said of [
      'Office &amp; compagnie s’engage',
      'au site Malbrume.',
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

  it('has nothing left to list where all is accessible, and names the site where no body is named', () => {
    const manques = { texte: '<p>Les photos</p>', langue: null };
    const html = declarationDe(unSite({ accessibilite: 'totale', accessibiliteOrganisme: '' }), { ...lue, manques });
    expect(html).not.toContain('Les photos');
    expect(html).toContain('Malbrume s’engage');
  });

  it.each(LANGUES)('has all its sentences in %s, and leaves no blank in them', (langue) => {
    const html = declarationDe(unSite(), { ...lue, langue }) ?? '';
    expect(html).not.toContain('{}');
    expect(html.match(/<section>/g)).toHaveLength(3);
    expect(lienDAccessibilite(unSite(), '/public/ot', langue)?.href).toBe(`/public/ot/${langue}/site/accessibilite`);
  });

  it('is absent, with its link, where the site declares nothing', () => {
    expect(declarationDe(unSite({ accessibilite: 'aucune' }), lue)).toBeNull();
    expect(lienDAccessibilite(unSite({ accessibilite: 'aucune' }), '', 'fr')).toBeNull();
    expect(lienDAccessibilite(unSite(), '', 'fr')?.libelle).toBe('Accessibilité\u00a0: partiellement conforme');
  });
});
